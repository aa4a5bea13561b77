import type { ReactNode } from 'react';
import type { ChatTranscriptMessage } from '../../../../contract/chat/transcript';
import { cx } from '../../lib/cx';
import { Wren } from '../../ui/wren';
import { Emphasis } from './emphasis';

interface TalkMessagesProps {
  readonly messages: readonly ChatTranscriptMessage[];
  /** The name of the writer: "You" for the child. */
  readonly writer: string;
  /** Renders the companion's quotations. */
  readonly quotation?: ((words: string) => ReactNode) | undefined;
}

const isWren = (character: string | null) => character === null || character === 'Wren';

/** The messages of a talk, as a transcript. */
export const TalkMessages = ({ messages, writer, quotation }: TalkMessagesProps) => (
  <ol className="grid gap-3">
    {messages.map(({ message_role, message_content, character, created_at }) => {
      const isChild = message_role === 'user';
      return (
        <li
          key={`${message_role} ${created_at}`}
          className={cx('flex items-end gap-2', isChild && 'justify-end')}
        >
          {!isChild && (
            <Wren
              mood="happy"
              className={cx('w-9 shrink-0 crowded:hidden', !isWren(character) && 'invisible')}
            />
          )}
          <div
            className={cx(
              'min-w-0 max-w-[88%] rounded-card px-4 py-2 whitespace-pre-line',
              isChild ? 'rounded-br-sm! bg-sea-soft' : 'rounded-bl-sm! bg-sunken',
            )}
          >
            <span className="block text-[0.85em] font-semibold text-soft">
              {isChild ? writer : (character ?? 'Wren')}
            </span>
            {isChild ? message_content : <Emphasis text={message_content} quotation={quotation} />}
          </div>
        </li>
      );
    })}
  </ol>
);
