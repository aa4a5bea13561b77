import { Star } from 'lucide-react';
import { Twig } from '../../subjects/quiz/twig';

interface ScoreProps {
  readonly score: number;
  readonly total: number;
  readonly points: number;
}

/** The score of a quiz, as a picture and in words. */
export const Score = ({ score, total, points }: ScoreProps) => (
  <span className="grid gap-1">
    <Twig score={score} total={total} />
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
      <span>
        {score} of {total} right
      </span>
      <span className="inline-flex items-center gap-1 rounded-full bg-sun-soft px-2.5 py-0.5 text-[0.9em] tabular-nums">
        <Star aria-hidden className="size-4 fill-sun text-sun-ink" />
        {points} points
      </span>
    </span>
  </span>
);
