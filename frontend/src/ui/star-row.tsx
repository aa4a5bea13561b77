import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../lib/cx';
import { starLook } from './stars';

/** `beside` other questions, or `alone` in the middle and larger. */
const looks = {
  beside: {
    frame: 'flex flex-wrap items-center gap-x-3',
    row: '-ml-2 flex min-w-0',
    star: 'size-12',
    icon: 'size-8',
    words: 'min-w-0',
  },
  alone: {
    frame: '',
    row: 'flex justify-center',
    star: 'h-14 max-w-14 flex-1',
    icon: 'size-10 transition-transform',
    words: 'mt-1 text-center',
  },
};

interface StarRowProps {
  readonly look: keyof typeof looks;
  /** The meaning of one star, of two, up to five. */
  readonly words: readonly string[];
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/**
 * One to five selectable stars, by mouse, touch or arrow keys, with their meaning. A fieldset around it provides the name.
 */
export const StarRow = ({ look, words, value = 0, onChange }: StarRowProps) => {
  const name = useId();
  const [pointed, setPointed] = useState<number>();
  const shown = pointed ?? value;
  const classes = looks[look];
  return (
    <div className={classes.frame}>
      <div className={classes.row} onPointerLeave={() => setPointed(undefined)}>
        {words.map((word, index) => {
          const stars = index + 1;
          return (
            <label
              key={word}
              onPointerEnter={() => setPointed(stars)}
              className={cx(
                'grid min-w-0 place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-sea',
                classes.star,
              )}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={stars === value}
                onChange={() => onChange(stars)}
                aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${word}`}
              />
              <Star aria-hidden className={cx('max-w-full', classes.icon, starLook(stars <= shown))} />
            </label>
          );
        })}
      </div>
      <p aria-hidden className={cx('min-h-7 text-soft', classes.words)}>
        {words[shown - 1] ?? ''}
      </p>
    </div>
  );
};
