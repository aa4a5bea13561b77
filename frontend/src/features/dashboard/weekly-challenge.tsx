import type { Leaderboard } from '../../../../contract/leaderboard/endpoints';
import { timeLeft, timeLeftWords } from '../../lib/time-left';
import { useNow } from '../../lib/use-now';
import { ownPlace } from '../../subjects/leaderboard/own-place';
import { Skeleton } from '../../ui/skeleton';

const units = [
  ['days', 'd'],
  ['hours', 'h'],
  ['minutes', 'm'],
] as const;

/** The hour where the user lives, which is seldom that of New York. */
const localTime = (moment: string, timeZone: string | null) =>
  new Date(moment).toLocaleString('en-US', {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== null && { timeZone }),
  });

/** The time until Sunday midnight in New York. */
const Countdown = ({ endsAt }: { endsAt: string }) => {
  const left = timeLeft(Date.parse(endsAt), useNow());
  return (
    <p role="timer">
      <span className="sr-only">Ends in {timeLeftWords(left)}</span>
      <span aria-hidden className="flex flex-wrap gap-2">
        {units.map(([unit, short]) => (
          <span
            key={unit}
            className="flex items-baseline gap-0.5 rounded-control bg-sun-soft px-3 py-1 whitespace-nowrap"
          >
            <span className="font-heading text-xl leading-none font-bold tabular-nums">{left[unit]}</span>
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
  /** The family's time zone; null: the device's. */
  readonly timeZone: string | null;
}

/** The remaining time of the week, and the reader's place in it. */
export const WeeklyChallenge = ({ board, hidden, timeZone }: WeeklyChallengeProps) => {
  const place = board && ownPlace(board);
  return (
    <section aria-labelledby="weekly-challenge" className="grid content-start gap-2">
      <h2 id="weekly-challenge" className="text-xl">
        Weekly challenge
      </h2>
      {board === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <>
          <Countdown endsAt={board.week_ends_at} />
          <p className="text-[0.85em] text-soft">
            It ends at midnight in New York: {localTime(board.week_ends_at, timeZone)} where you are.
          </p>
          <p>
            {place === undefined ? (
              'You have no points this week yet. One right answer, and you are in!'
            ) : (
              <>
                You: <strong>{place}</strong>, with{' '}
                <strong>{board.me?.points.toLocaleString('en-US')} points</strong> this week.
                {hidden && <span className="text-soft"> Only you see this.</span>}
              </>
            )}
          </p>
        </>
      )}
    </section>
  );
};
