import { Flame, Gem, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Leaderboard } from '../../../../contract/leaderboard';
import type { Me } from '../../../../contract/users';
import { Link } from '../../lib/navigation';
import { isHidden } from '../../subjects/leaderboard/own-place';
import { Card } from '../../ui/card';
import { ReadingDays } from './reading-days';
import { WeeklyChallenge } from './weekly-challenge';

interface FigureProps {
  readonly icon: ReactNode;
  readonly value: number;
  readonly label: string;
}

const Figure = ({ icon, value, label }: FigureProps) => (
  <span className="flex items-center justify-center gap-2 crowded:justify-start">
    <span aria-hidden className="[&_svg]:size-7">
      {icon}
    </span>
    <span className="leading-tight">
      <span className="block font-heading text-2xl font-bold tabular-nums">
        {value.toLocaleString('en-US')}
      </span>
      <span className="block text-[0.8em] text-soft">{label}</span>
    </span>
  </span>
);

const Figures = ({ streak, points, gems, preferences }: Me) => (
  <div className="flex flex-wrap justify-around gap-x-3 gap-y-2 crowded:grid md:flex-col md:items-start md:justify-center">
    {preferences.streaks && (
      <Figure
        icon={<Flame className="fill-accent text-accent" />}
        value={streak}
        label={streak === 1 ? 'day in a row' : 'days in a row'}
      />
    )}
    <Figure icon={<Star className="fill-sun text-sun-ink" />} value={points} label="points" />
    <Link to="/gems" title="Where they came from" className="rounded-control hover:bg-sunken">
      <Figure icon={<Gem className="text-sea" />} value={gems} label={gems === 1 ? 'gem' : 'gems'} />
    </Link>
  </div>
);

interface StripProps {
  readonly user: Me;
  /** Absent when it is not known. */
  readonly board: Leaderboard | null | undefined;
  readonly loading: boolean;
}

/** The streak, what has been earned, and the week, in one strip. */
export const Strip = ({ user, board, loading }: StripProps) => (
  <Card
    aria-label="Streak and week"
    className="grid gap-4 max-md:divide-y max-md:divide-line max-md:*:not-last:pb-4 md:grid-cols-[auto_1fr_1fr] md:gap-8 md:divide-x md:divide-line md:*:not-last:pr-8"
  >
    <Figures {...user} />
    {(board || loading) && (
      <WeeklyChallenge board={board ?? undefined} hidden={isHidden(user)} timeZone={user.time_zone} />
    )}
    <ReadingDays user={user} />
  </Card>
);
