import { useEffect, useRef } from 'react';
import { cx } from '../../lib/cx';
import { Emphasis } from '../../subjects/chat/emphasis';
import type { VoiceState } from './voice-state';

/** The captions of the talk, with the latest in view. */
export const Captions = ({ captions }: Pick<VoiceState, 'captions'>) => {
  const list = useRef<HTMLDivElement>(null);
  const last = captions.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <div
      ref={list}
      role="log"
      aria-label="What you and Wren say"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by the keyboard too
      tabIndex={0}
      className="grid max-h-72 content-start gap-2 overflow-y-auto rounded-card border border-line bg-raised p-3 text-lg"
    >
      {captions.length === 0 && <p className="text-soft">The words appear here.</p>}
      {captions.map(({ id, from, text }) => (
        <div
          key={id}
          className={cx(
            'w-fit max-w-[90%] rounded-control px-3 py-2',
            from === 'child' ? 'justify-self-end bg-sea-soft' : 'bg-sunken',
          )}
        >
          <span className="block text-[0.8em] font-semibold text-soft">
            {from === 'child' ? 'You' : 'Wren'}
          </span>
          <Emphasis text={text} />
        </div>
      ))}
    </div>
  );
};
