import { Flame, Star } from 'lucide-react';
import { cx } from '../../lib/cx';

interface FiguresProps {
  readonly points: number;
  readonly streak: number;
}

/** Streak and points in one line. */
export const Figures = ({ points, streak }: FiguresProps) => (
  <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9em] text-soft tabular-nums">
    <span className="inline-flex items-center gap-1">
      <Flame
        aria-hidden
        className={cx('size-5', streak > 0 ? 'fill-accent text-accent' : 'text-line-strong')}
      />
      {streak} <span>{streak === 1 ? 'day in a row' : 'days in a row'}</span>
    </span>
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden className="size-5 fill-sun text-sun-ink" />
      {points.toLocaleString('en-US')} <span>{points === 1 ? 'point' : 'points'}</span>
    </span>
  </span>
);
