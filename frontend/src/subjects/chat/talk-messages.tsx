import type { ReactNode } from 'react';
import type { ChatTranscriptMessage } from '../../../../contract/chat/transcript';
import { cx } from '../../lib/cx';
import { Emphasis } from './emphasis';

interface TalkMessagesProps {
  readonly messages: readonly ChatTranscriptMessage[];
  /** The name of the writer: "You" for the child. */
  readonly writer: string;
  /** Renders the companion's quotations. */
  readonly quotation?: ((words: string) => ReactNode) | undefined;
}

/** The messages of a talk, as a transcript. */
export const TalkMessages = ({ messages, writer, quotation }: TalkMessagesProps) => (
  <ol className="grid gap-2">
    {messages.map(({ message_role, message_content, character, created_at }) => {
      const isChild = message_role === 'user';
      return (
        <li
          key={`${message_role} ${created_at}`}
          className={cx(
            'rounded-control px-3 py-2 whitespace-pre-line',
            isChild ? 'ml-8 bg-sea-soft' : 'mr-8 bg-sunken',
          )}
        >
          <span className="block text-[0.85em] font-semibold text-soft">
            {isChild ? writer : (character ?? 'Wren')}
          </span>
          {isChild ? message_content : <Emphasis text={message_content} quotation={quotation} />}
        </li>
      );
    })}
  </ol>
);
