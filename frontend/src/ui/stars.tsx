import { Star } from 'lucide-react';
import { cx } from '../lib/cx';

/** The meaning of one star to five. */
export const likingWords = ['Not for me', 'It was okay', 'I liked it', 'I really liked it', 'I loved it'];

export const starLook = (filled: boolean) =>
  filled ? 'fill-sun text-sun-ink' : 'fill-none text-line-strong';

/** A rating, read-only. */
export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`} className="inline-flex gap-0.5">
    {likingWords.map((word, index) => (
      <Star key={word} aria-hidden className={cx('size-4', starLook(index < rating))} />
    ))}
  </span>
);
