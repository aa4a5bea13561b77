import * as z from 'zod/mini';
import { ChatTranscriptMessage } from '../chat/transcript';
import { defineEndpoints, roles } from '../endpoint';
import { SessionId } from '../fields';

export const VoiceChatHistoryItem = z.object({
  id: z.string(),
  /** For its drawn cover. */
  book_id: z.string(),
  books: z.object({ title: z.string(), author: z.string(), cover_url: z.nullable(z.string()) }),
  /** False for a book without chapters. */
  is_processed_book: z.boolean(),
  end_chapter: z.nullable(z.int()),
  /** The number of exchanges between the child and Wren. Without any, the voice chat accepts no feedback. */
  turns: z.int(),
  duration_seconds: z.int(),
  points_earned: z.int(),
  created_at: z.string(),
});
export type VoiceChatHistoryItem = z.infer<typeof VoiceChatHistoryItem>;

/** The ticket of a socket, on which voice chats are held (`contract/realtime/messages.ts`), and what remains of them. */
export const voice = defineEndpoints({
  history: {
    method: 'GET',
    path: '/user/voice-chat-history',
    who: ['student'],
    query: z.strictObject({ cursor: z.optional(SessionId) }),
    response: z.object({ history: z.array(VoiceChatHistoryItem), next: z.nullable(z.string()) }),
    summary: 'The voice chats that have ended, the latest first, a page at a time',
  },
  session: {
    method: 'GET',
    path: '/user/voice-chat-session/{id}',
    who: ['student'],
    params: z.strictObject({ id: SessionId }),
    response: z.object({ messages: z.array(ChatTranscriptMessage) }),
    errors: ['voice_session_not_found'],
    summary: 'The words of a voice chat; empty when they have expired. Sound is never kept',
  },
  ticket: {
    method: 'POST',
    path: '/realtime/ticket',
    who: roles,
    response: z.object({ ticket: z.string(), valid_until: z.string() }),
    summary: 'What opens one WebSocket at `/ws`, as its query parameter `token`; holds for 30 seconds, once',
  },
});
