import { Fragment } from 'react';
import { piecesOf } from '../../../../contract/rules/articles';
import { cx } from '../../lib/cx';
import type { MetWord } from '../../subjects/words/met';
import { TappableText, Words } from '../../subjects/words/tappable-text';
import type { useDrag } from './use-drag';
import type { Filling } from './use-filling';

interface GapTextProps {
  readonly content: string;
  readonly bank: readonly string[];
  readonly filling: Filling;
  readonly dragging: ReturnType<typeof useDrag>;
  /** A word of the text was tapped. */
  readonly onWord: (met: MetWord) => void;
}

const digit = /^[1-9]$/;

interface Piece {
  /** The signs without a space after the gap before. */
  readonly closing: string;
  readonly text: string;
  /** The signs without a space before the gap that follows. */
  readonly opening: string;
}

/** A piece of the text between two gaps, with the signs that a line must not separate from them. */
const partsOf = (piece: string): Piece => {
  const [closing = ''] = /^[^\s\p{L}\p{N}]*/u.exec(piece) ?? [];
  const rest = piece.slice(closing.length);
  const [opening = ''] = /[^\s\p{L}\p{N}]*$/u.exec(rest) ?? [];
  return { closing, text: rest.slice(0, rest.length - opening.length), opening };
};

/**
 * The text with its gaps. A gap is a button: pressed, it gives its word back or becomes the one that is filled next; a
 * number types the word with that number into it. Its word can be dragged into another gap, or out.
 */
export const GapText = ({ content, bank, filling, dragging, onWord }: GapTextProps) => {
  const pieces = piecesOf(content).map(partsOf);
  return (
    <TappableText className="text-lg leading-[2.6]" onWord={onWord}>
      {/* Before the first gap there is none to which its first signs belong. */}
      {pieces[0]?.closing}
      {pieces.map(({ text, opening }, gap) => {
        const word = filling.filled[gap];
        const closing = pieces[gap + 1]?.closing ?? '';
        const isGap = gap < filling.filled.length;
        const isActive = filling.active === gap && filling.filled.includes(null);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places.
          <Fragment key={gap}>
            <Words text={text} />
            {isGap ? (
              <span className="whitespace-nowrap">
                {opening}
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
                    // Keeps the gap clear of the top bar and of the words at the bottom when it receives the focus.
                    'scroll-mt-24 scroll-mb-64',
                    'inline-flex min-h-target min-w-24 items-center justify-center rounded-control border-2 px-3 align-middle leading-tight font-semibold select-none',
                    opening === '' ? 'ml-1' : 'ml-px',
                    closing === '' ? 'mr-1' : 'mr-px',
                    word === null || word === undefined
                      ? 'border-dashed border-line-strong bg-sunken'
                      : 'touch-none border-accent bg-accent-soft',
                    isActive && 'border-solid border-sea ring-2 ring-sea',
                  )}
                >
                  {typeof word === 'number' && bank[word]}
                </button>
                {closing}
              </span>
            ) : (
              opening
            )}
          </Fragment>
        );
      })}
    </TappableText>
  );
};
