import type { ChatTranscriptMessage } from '../../contract/chat-transcript';
import type { Session, Turn } from './store';

/** The messages of a turn, in order. */
const messagesOf = ({ said, said_at, reply, replied_at }: Turn, character: string | null) => [
  { message_role: 'user' as const, message_content: said, character, created_at: said_at },
  { message_role: 'assistant' as const, message_content: reply, character, created_at: replied_at },
];

/** Begins with the greeting. Empty once the turns have expired. */
export const transcriptOf = (
  { character, greeting, created_at }: Pick<Session, 'character' | 'greeting' | 'created_at'>,
  turns: readonly Turn[],
): ChatTranscriptMessage[] => {
  if (turns.length === 0) return [];
  const first = { message_role: 'assistant' as const, message_content: greeting, character, created_at };
  return [first, ...turns.flatMap((turn) => messagesOf(turn, character))];
};

/** The turn of a message: 0 is the greeting, then two messages a turn. */
export const turnOfMessage = (index: number): number => Math.max(1, Math.ceil(index / 2));
