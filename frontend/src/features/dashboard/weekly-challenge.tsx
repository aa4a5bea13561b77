import type { Leaderboard } from '../../../../contract/leaderboard';
import { timeLeft, timeLeftWords } from '../../lib/time-left';
import { useNow } from '../../lib/use-now';
import { ownPlace } from '../../subjects/leaderboard/own-place';
import { WeeklyRewards } from '../../subjects/leaderboard/weekly-rewards';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';

const units = [
  ['days', 'd'],
  ['hours', 'h'],
  ['minutes', 'm'],
] as const;

/** The time until Sunday midnight in New York. */
const Countdown = ({ endsAt }: { endsAt: string }) => {
  const left = timeLeft(Date.parse(endsAt), useNow());
  return (
    <p role="timer" className="min-h-12">
      <span className="sr-only">Ends in {timeLeftWords(left)}</span>
      <span aria-hidden className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2">
        {units.map(([unit, short]) => (
          <span
            key={unit}
            className="flex items-baseline justify-center gap-1 rounded-control bg-sun-soft px-1 py-2 whitespace-nowrap"
          >
            <span className="font-heading text-3xl leading-none font-bold tabular-nums">{left[unit]}</span>
            <span className="text-soft">{short}</span>
          </span>
        ))}
      </span>
    </p>
  );
};

interface WeeklyChallengeProps {
  /** Undefined while loading. */
  readonly board: Leaderboard | undefined;
  readonly hidden: boolean;
}

/** The remaining time of the week, and the reader's place in it. */
export const WeeklyChallenge = ({ board, hidden }: WeeklyChallengeProps) => {
  const place = board && ownPlace(board);
  return (
    <Card aria-labelledby="weekly-challenge" className="grid gap-3">
      <h2 id="weekly-challenge" className="text-2xl">
        Weekly challenge
      </h2>
      {board === undefined ? <Skeleton className="h-12" /> : <Countdown endsAt={board.week_ends_at} />}
      {board === undefined ? (
        <Skeleton className="h-14" />
      ) : (
        <p className="min-h-14">
          {place === undefined ? (
            'You have no points this week yet. One quiz, and you are in!'
          ) : (
            <>
              You: <strong>{place}</strong>, with{' '}
              <strong>{board.me?.points.toLocaleString('en-US')} points</strong> this week.
              {hidden && <span className="text-soft"> Only you see this.</span>}
            </>
          )}
        </p>
      )}
      <WeeklyRewards />
    </Card>
  );
};
