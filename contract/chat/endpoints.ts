import * as z from 'zod/mini';
import { BookId } from '../books/fields';
import { defineEndpoints } from '../endpoint';
import { FeedbackData } from '../feedback/endpoints';
import { Help, SessionId } from '../fields';
import { ChatTranscriptMessage, chatRoles } from './transcript';

/** A child may write this much at once. */
export const chatMessageLimit = 1000;
/** Points of a message that says something, and their limit per day. */
export const chatPoints = { message: 2, day: 20 } as const;

export const ChatHistoryItem = z.object({
  session_id: z.string(),
  /** For its drawn cover. */
  book_id: z.string(),
  book_title: z.string(),
  book_author: z.string(),
  cover_url: z.nullable(z.string()),
  /** False for a book without chapters. */
  is_processed_book: z.boolean(),
  end_chapter: z.nullable(z.int()),
  /** Null for Wren. */
  character: z.nullable(z.string()),
  last_message_time: z.string(),
});
export type ChatHistoryItem = z.infer<typeof ChatHistoryItem>;

/** Talks by text. */
export const chat = defineEndpoints({
  send: {
    method: 'POST',
    path: '/chat',
    // The model needs time to answer.
    streams: true,
    who: ['student'],
    consent: 'ai_text',
    terms: 'within',
    control: 'chat',
    body: z.strictObject({
      /**
       * The server reads only the user's last message; its own transcript is authoritative. An empty list opens a session.
       */
      messages: z
        .array(
          z
            .strictObject({
              role: z.enum(chatRoles),
              content: z.string().check(z.maxLength(4 * chatMessageLimit)),
            })
            .check(z.refine(({ role, content }) => role !== 'user' || content.length <= chatMessageLimit)),
        )
        .check(z.maxLength(200)),
      bookId: BookId,
      /** The facts of a book come from the library; these are ignored. */
      title: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
      author: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
      publishedYear: z.optional(z.nullable(z.int())),
      /** Null opens a session. */
      sessionId: z.nullable(SessionId),
      endChapter: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(999)))),
      /** A main character met by the end chapter; absent or null: Wren. */
      character: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
      /** The same id of a repeated request gets the same answer, and is paid once. */
      request_id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))),
    }),
    response: z.object({
      message: z.string(),
      session_id: z.string(),
      points_awarded: z.int(),
      /** `help`: the fixed answer to a child in need, never written by a model. */
      kind: z.enum(['greeting', 'reply', 'help', 'fixed']),
    }),
    errors: [
      'book_not_found',
      'chat_chapter_invalid',
      'chat_character_unknown',
      'chat_session_not_found',
      'chat_message_missing',
      'chat_being_answered',
      'chat_failed',
      'ai_resting',
    ],
    summary: 'Opens a talk about a book with a greeting, or answers the last message of the child',
  },
  history: {
    method: 'GET',
    path: '/user/chat-history',
    who: ['student'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ history: z.array(ChatHistoryItem), next: z.nullable(z.string()) }),
    summary:
      'The talks in which the child said something, by their last message, the latest first, a page at a time',
  },
  session: {
    method: 'GET',
    path: '/user/chat-session/{id}',
    who: ['student'],
    params: z.strictObject({ id: SessionId }),
    response: z.object({ messages: z.array(ChatTranscriptMessage) }),
    errors: ['chat_session_not_found'],
    summary: 'What was said in a talk; empty when the transcript has expired',
  },
  feedback: {
    method: 'POST',
    path: '/feedback/chat',
    who: ['student'],
    consent: 'ai_text',
    body: z.strictObject({
      session_id: SessionId,
      /** Counted from 0 in the stored transcript. */
      message_index: z.int().check(z.minimum(0), z.maximum(9999)),
      feedback_data: FeedbackData,
    }),
    response: z.object({ success: z.literal(true), help: Help }),
    errors: ['chat_session_not_found', 'feedback_reference_unknown'],
    summary: "Whether the child likes one of Wren's messages; unpaid",
  },
});
