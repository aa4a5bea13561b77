import type { ChatTranscriptMessage } from '../../contract/chat-transcript';
import type { Session, Turn } from './store';

/** A reply that the child spoke over before a word of it was heard is no message. */
const messagesOf = ({ said, said_at, reply, replied_at }: Turn): ChatTranscriptMessage[] => [
  { message_role: 'user', message_content: said, character: null, created_at: said_at },
  ...(reply === ''
    ? []
    : [
        {
          message_role: 'assistant' as const,
          message_content: reply,
          character: null,
          created_at: replied_at,
        },
      ]),
];

/** Begins with the greeting. Empty without a turn, or once the turns have expired. */
export const transcriptOf = (
  { greeting, created_at }: Pick<Session, 'greeting' | 'created_at'>,
  turns: readonly Turn[],
): ChatTranscriptMessage[] =>
  turns.length === 0
    ? []
    : [
        { message_role: 'assistant', message_content: greeting, character: null, created_at },
        ...turns.flatMap(messagesOf),
      ];
