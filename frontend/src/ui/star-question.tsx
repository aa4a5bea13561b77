import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../lib/cx';

interface StarQuestionProps {
  readonly question: string;
  /** What one star means, what two mean, up to five. */
  readonly words: readonly string[];
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A question answered with one to five stars, by mouse, touch or arrow keys. */
export const StarQuestion = ({ question, words, value = 0, onChange }: StarQuestionProps) => {
  const [pointed, setPointed] = useState<number>();
  const name = useId();
  const shown = pointed ?? value;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{question}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex min-w-0" onPointerLeave={() => setPointed(undefined)}>
          {words.map((word, index) => {
            const stars = index + 1;
            return (
              <label
                key={word}
                onPointerEnter={() => setPointed(stars)}
                className="grid size-12 min-w-0 place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-sea"
              >
                <input
                  type="radio"
                  name={name}
                  className="sr-only"
                  checked={stars === value}
                  onChange={() => onChange(stars)}
                  aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${word}`}
                />
                <Star
                  aria-hidden
                  className={cx(
                    'size-8 max-w-full',
                    stars <= shown ? 'fill-sun text-sun-ink' : 'fill-none text-line-strong',
                  )}
                />
              </label>
            );
          })}
        </div>
        <p aria-hidden className="min-h-7 min-w-0 text-soft">
          {words[shown - 1] ?? ''}
        </p>
      </div>
    </fieldset>
  );
};
