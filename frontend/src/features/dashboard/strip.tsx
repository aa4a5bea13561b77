import { Flame, Gem, Hourglass, Star } from 'lucide-react';
import type { Leaderboard } from '../../../../contract/leaderboard/endpoints';
import { readingDay } from '../../../../contract/rules/day';
import { needsRestDay } from '../../../../contract/rules/streak';
import type { Me } from '../../../../contract/users/endpoints';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { timeLeft } from '../../lib/time-left';
import { useNow } from '../../lib/use-now';
import { useWide } from '../../lib/use-wide';
import { isHidden } from '../../subjects/leaderboard/own-place';
import { Card } from '../../ui/card';
import { Piece } from '../../ui/piece';
import { Figure } from './figure';
import { ReadingDays } from './reading-days';
import { WeeklyChallenge } from './weekly-challenge';

// Code for phones only is not part of everybody's first load.
const Disclosure = part(async () => ({ default: (await import('../../ui/disclosure')).Disclosure }));

/** The time left in the week, in its largest unit. */
const WeekLeft = ({ endsAt }: { endsAt: string }) => {
  const left = timeLeft(Date.parse(endsAt), useNow());
  const unit = (['days', 'hours', 'minutes'] as const).find((one) => left[one] > 0) ?? 'minutes';
  const value = left[unit];
  return (
    <Figure
      icon={<Hourglass className="text-grape" />}
      value={value}
      label={`${value === 1 ? unit.slice(0, -1) : unit} left`}
    />
  );
};

const Figures = ({ user, endsAt }: { user: Me; endsAt: string | undefined }) => {
  const { streak, points, gems, preferences } = user;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-x-2 gap-y-3 crowded:grid-flow-row crowded:grid-cols-2 md:flex md:flex-col md:items-start md:justify-center">
      {preferences.streaks && (
        <Figure
          icon={<Flame data-counter="streak" className="origin-bottom fill-accent text-accent" />}
          value={streak}
          label={streak === 1 ? 'day in a row' : 'days in a row'}
        />
      )}
      <Figure icon={<Star className="fill-sun text-sun-ink" />} value={points} label="points" />
      <Link to="/gems" title="Where they came from" className="rounded-control hover:bg-sunken">
        <Figure
          icon={<Gem data-counter="gem" className="text-sea" />}
          value={gems}
          label={gems === 1 ? 'gem' : 'gems'}
        />
      </Link>
      {endsAt !== undefined && <WeekLeft endsAt={endsAt} />}
    </div>
  );
};

interface StripProps {
  readonly user: Me;
  /** Absent when it is not known. */
  readonly board: Leaderboard | null | undefined;
  readonly loading: boolean;
}

/** The streak, what has been earned, and the week, in one strip. On a phone it is one row, with the rest behind a tap. */
export const Strip = ({ user, board, loading }: StripProps) => {
  const wide = useWide();
  const { streaks, weekly_goal } = user.preferences;
  const hasWeek = board != null || loading;
  const week = hasWeek && (
    <WeeklyChallenge board={board ?? undefined} hidden={isHidden(user)} timeZone={user.time_zone} />
  );
  // A streak that only today can save is no detail.
  const urgent =
    streaks && user.rest_days > 0 && needsRestDay(user.last_activity_date, readingDay(user, new Date()));
  return (
    <Card
      aria-label="Streak and week"
      className="grid gap-2 md:grid-cols-[auto_1fr_1fr] md:gap-8 md:divide-x md:divide-line md:*:not-last:pr-8"
    >
      <Figures user={user} endsAt={wide ? undefined : board?.week_ends_at} />
      {wide ? (
        <>
          {week}
          <ReadingDays user={user} />
        </>
      ) : (
        (hasWeek || streaks || weekly_goal !== null) && (
          <Piece waiting={<span className="h-target" />}>
            <Disclosure summary={streaks ? 'Your week and streak gems' : 'Your week'} open={urgent}>
              <div className="grid gap-4 pt-2">
                {week}
                <ReadingDays user={user} />
              </div>
            </Disclosure>
          </Piece>
        )
      )}
    </Card>
  );
};
