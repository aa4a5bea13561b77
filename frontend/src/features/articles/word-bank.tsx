import { cx } from '../../lib/cx';
import type { useDrag } from './use-drag';
import type { Filling } from './use-filling';

interface WordBankProps {
  readonly bank: readonly string[];
  readonly filling: Filling;
  readonly dragging: ReturnType<typeof useDrag>;
}

/**
 * The words to choose from, with their numbers beside a keyboard. A used word is struck; pressed again, it moves to the
 * active gap.
 */
export const WordBank = ({ bank, filling, dragging: { drag, handlers } }: WordBankProps) => (
  <>
    <ul aria-label="Words" className="flex flex-wrap gap-2">
      {bank.map((word, i) => {
        const isUsed = filling.isUsed(i);
        return (
          <li key={word}>
            <button
              type="button"
              {...handlers(i)}
              aria-label={isUsed ? `${word}, used` : word}
              onClick={() => filling.put(i)}
              className={cx(
                'inline-flex min-h-target touch-none items-center gap-2 rounded-control border-2 px-3 py-1 font-semibold select-none',
                isUsed ? 'border-line bg-sunken text-soft line-through' : 'border-line-strong bg-raised',
              )}
            >
              <span aria-hidden className="hidden text-[0.8em] font-normal text-soft with-keyboard:inline">
                {i + 1}
              </span>
              {word}
            </button>
          </li>
        );
      })}
    </ul>
    {drag !== undefined && (
      <span
        aria-hidden
        style={{ left: drag.x, top: drag.y }}
        className="pointer-events-none fixed z-20 -translate-1/2 rounded-control bg-accent px-3 py-1 font-semibold text-on-accent shadow-card"
      >
        {bank[drag.word]}
      </span>
    )}
  </>
);
