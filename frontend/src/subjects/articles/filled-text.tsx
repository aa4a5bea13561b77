import { Check, X } from 'lucide-react';
import type { BlankResult } from '../../../../contract/articles';
import { piecesOf } from '../../../../contract/rules/article';
import { cx } from '../../lib/cx';

interface FilledTextProps {
  readonly content: string;
  readonly blanks: readonly BlankResult[];
}

/** The text of a completed article, with the right words in its gaps. */
export const FilledText = ({ content, blanks }: FilledTextProps) => (
  <p className="text-lg leading-loose">
    {piecesOf(content).map((piece, i) => {
      const blank = blanks[i];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places.
        <span key={i}>
          {piece}
          {blank !== undefined && (
            <strong
              className={cx(
                'rounded-control px-1.5 py-0.5',
                blank.correct ? 'bg-leaf-soft' : 'bg-berry-soft',
              )}
            >
              {blank.answer}
            </strong>
          )}
        </span>
      );
    })}
  </p>
);

/** What became of each gap: the right word, the child's own if it was another, and the reason. */
export const BlankReasons = ({ blanks }: { blanks: readonly BlankResult[] }) => (
  <ol className="grid gap-3">
    {blanks.map(({ answer, user_answer, correct, why }) => (
      <li key={answer} className="flex gap-3">
        {correct ? (
          <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
        ) : (
          <X aria-hidden className="mt-1 size-5 shrink-0 text-berry" />
        )}
        <div className="min-w-0">
          <p>
            <strong>{answer}</strong>
            {correct ? ' is right.' : ` was the word. You chose “${user_answer}”.`}
          </p>
          <p className="text-soft">{why}</p>
        </div>
      </li>
    ))}
  </ol>
);

/** Where the facts can be read. */
export const Sources = ({ sources }: { sources: readonly string[] }) => (
  <p className="text-[0.85em] text-soft">Where this comes from: {sources.join('; ')}</p>
);
