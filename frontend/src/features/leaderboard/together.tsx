import { Users } from 'lucide-react';
import type { LeaderboardRow } from '../../../../contract/leaderboard/endpoints';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';

/** Of more readers, one adds too little to feel it. */
const fewReaders = 10;

/** The next of 100, 250, 500, 1,000, 2,500, … that is above a number of points. */
const goalAbove = (points: number): number => {
  for (let ten = 100; ; ten *= 10)
    for (const goal of [ten, 2.5 * ten, 5 * ten]) if (goal > points) return goal;
};

interface TogetherProps {
  readonly rows: readonly LeaderboardRow[];
  readonly ownId: string;
}

/** A goal that two to ten readers reach together, because places say little in a small group; nothing for other groups. */
export const Together = ({ rows, ownId }: TogetherProps) => {
  if (rows.length < 2 || rows.length > fewReaders) return null;
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const goal = goalAbove(points);
  const who = rows.some(({ id }) => id === ownId) ? 'you have' : 'they have';
  return (
    <Card aria-label="Together" className="grid gap-3 text-center">
      <p>
        <Users aria-hidden className="mr-1.5 inline size-5 align-[-0.2em] text-soft" />
        Together {who}{' '}
        <strong className="block font-heading text-xl tabular-nums">
          {points.toLocaleString('en-US')} points
        </strong>
      </p>
      <ProgressBar label={`Points together, of ${goal.toLocaleString('en-US')}`} value={points} max={goal} />
      <p className="text-[0.95em] text-soft">
        {(goal - points).toLocaleString('en-US')} more make {goal.toLocaleString('en-US')}.
      </p>
    </Card>
  );
};
