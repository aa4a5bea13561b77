import { Fragment } from 'react';
import { piecesOf } from '../../../../contract/rules/articles';
import { cx } from '../../lib/cx';
import { TappableText, Words } from '../../subjects/words/tappable-text';
import type { useDrag } from './use-drag';
import type { Filling } from './use-filling';

interface GapTextProps {
  readonly content: string;
  readonly bank: readonly string[];
  readonly filling: Filling;
  readonly dragging: ReturnType<typeof useDrag>;
  /** A word of the text was tapped. */
  readonly onWord: (word: string) => void;
}

const digit = /^[1-9]$/;

/**
 * The text with its gaps. A gap is a button: pressed, it gives its word back or becomes the one that is filled next; a
 * number types the word with that number into it. Its word can be dragged into another gap, or out.
 */
export const GapText = ({ content, bank, filling, dragging, onWord }: GapTextProps) => (
  <TappableText className="text-lg leading-[2.6]" onWord={onWord}>
    {piecesOf(content).map((piece, gap) => {
      const word = filling.filled[gap];
      const isGap = gap < filling.filled.length;
      const isActive = filling.active === gap && filling.filled.includes(null);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places.
        <Fragment key={gap}>
          <Words text={piece} />
          {isGap && (
            <button
              type="button"
              data-gap={gap}
              {...(typeof word === 'number' && dragging.handlers(word, () => filling.takeBack(gap)))}
              aria-label={`Gap ${gap + 1}: ${word === null || word === undefined ? 'empty' : bank[word]}`}
              aria-current={isActive || undefined}
              onClick={() => filling.takeBack(gap)}
              onFocus={() => filling.activate(gap)}
              onKeyDown={(event) => {
                if (digit.test(event.key) && Number(event.key) <= bank.length)
                  filling.put(Number(event.key) - 1, gap);
                if (event.key === 'Backspace' || event.key === 'Delete') filling.takeBack(gap);
              }}
              className={cx(
                // Never behind the bar at the top, or the words at the bottom, when the focus moves here.
                'scroll-mt-24 scroll-mb-64',
                'mx-1 inline-flex min-h-target min-w-24 items-center justify-center rounded-control border-2 px-3 align-middle leading-tight font-semibold select-none',
                word === null || word === undefined
                  ? 'border-dashed border-line-strong bg-sunken'
                  : 'touch-none border-accent bg-accent-soft',
                isActive && 'border-solid border-sea ring-2 ring-sea',
              )}
            >
              {word === null || word === undefined ? gap + 1 : bank[word]}
            </button>
          )}
        </Fragment>
      );
    })}
  </TappableText>
);
