import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { BlankResult } from '../../../../contract/articles/endpoints';
import type { ArticleOrigin } from '../../../../contract/articles/kinds';
import { piecesOf } from '../../../../contract/rules/articles';
import { cx } from '../../lib/cx';
import { LookUp } from '../words/look-up';
import { MeaningOf } from '../words/meaning-of';
import type { MetWord } from '../words/met';
import { TappableText, Words } from '../words/tappable-text';

const writers: Record<ArticleOrigin, string> = {
  model: 'Wren wrote this one for you. Wren is an AI: she checks her facts, and can still be wrong.',
  ours: 'This one is from our own shelf of true stories.',
};

export const WrittenBy = ({ origin }: { origin: ArticleOrigin }) => (
  <p className="text-[0.9em] text-soft">{writers[origin]}</p>
);

interface FilledTextProps {
  /** The id of the article. */
  readonly id: string;
  readonly content: string;
  readonly blanks: readonly BlankResult[];
}

/** The text of a completed article, with the right words in its gaps. Its words can be looked up. */
export const FilledText = ({ id, content, blanks }: FilledTextProps) => {
  const [word, setWord] = useState<MetWord>();
  return (
    <>
      <TappableText className="text-lg leading-loose" onWord={setWord}>
        {piecesOf(content).map((piece, i) => {
          const blank = blanks[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places.
            <span key={i}>
              <Words text={piece} />
              {blank !== undefined && (
                <strong
                  className={cx(
                    'rounded-control px-1.5 py-0.5',
                    blank.correct ? 'bg-leaf-soft' : 'bg-berry-soft',
                  )}
                >
                  <Words text={blank.answer} />
                </strong>
              )}
            </span>
          );
        })}
      </TappableText>
      <LookUp onWord={setWord} />
      {word !== undefined && <MeaningOf met={word} keepFrom={id} onClose={() => setWord(undefined)} />}
    </>
  );
};

/** The result of each gap: the right word, the child's word if it differs, and the reason. */
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

/** Links to the sources of the facts. */
export const Sources = ({ sources }: { sources: readonly string[] }) => (
  <p className="text-[0.85em] text-soft">Where this comes from: {sources.join('; ')}</p>
);
