import type { ChatTranscriptMessage } from '../../../contract/chat/transcript';
import type { TalkTurn } from './turn';

interface Talk {
  /** The first message, which the product writes. */
  readonly greeting: string;
  readonly created_at: string;
  /** Null for Wren. */
  readonly character: string | null;
}

/** A reply that the child interrupted before a word of it was heard is not shown. */
const messagesOf = (
  { said, said_at, reply, replied_at }: TalkTurn,
  character: string | null,
): ChatTranscriptMessage[] => {
  const child = { message_role: 'user', message_content: said, character, created_at: said_at } as const;
  if (reply === '') return [child];
  return [child, { message_role: 'assistant', message_content: reply, character, created_at: replied_at }];
};

/** The messages of a talk, from the greeting on. Empty without a turn, or once the turns have expired. */
export const transcriptOf = (
  { greeting, created_at, character }: Talk,
  turns: readonly TalkTurn[],
): ChatTranscriptMessage[] => {
  if (turns.length === 0) return [];
  const first = { message_role: 'assistant' as const, message_content: greeting, character, created_at };
  return [first, ...turns.flatMap((turn) => messagesOf(turn, character))];
};
