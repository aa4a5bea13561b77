import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../lib/cx';

const values = [1, 2, 3, 4, 5];
const names = ['Not for me', 'It was okay', 'I liked it', 'I really liked it', 'I loved it'];

const look = (filled: boolean) => (filled ? 'fill-sun text-sun-ink' : 'fill-none text-line-strong');

/** A rating to look at. */
export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`} className="inline-flex gap-0.5">
    {values.map((value) => (
      <Star key={value} aria-hidden className={cx('size-4', look(value <= rating))} />
    ))}
  </span>
);

interface StarInputProps {
  readonly label?: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A rating to give: one choice of five, by mouse, touch or arrow keys. */
export const StarInput = ({ label = 'Your rating', value, onChange }: StarInputProps) => {
  const name = useId();
  const [pointed, setPointed] = useState<number>();
  const shown = pointed ?? value ?? 0;
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex justify-center" onPointerLeave={() => setPointed(undefined)}>
        {values.map((star) => (
          <label
            key={star}
            onPointerEnter={() => setPointed(star)}
            className="grid h-14 min-w-0 max-w-14 flex-1 place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={`${star} ${star === 1 ? 'star' : 'stars'}: ${names[star - 1]}`}
            />
            <Star
              aria-hidden
              className={cx('size-10 max-w-full transition-transform', look(star <= shown))}
            />
          </label>
        ))}
      </div>
      <p aria-hidden className="mt-1 min-h-7 text-center text-soft">
        {names[shown - 1] ?? ''}
      </p>
    </fieldset>
  );
};
