import { Flame, Gem, Star } from 'lucide-react';
import type { Me } from '../../../../contract/users';
import { Link } from '../../lib/navigation';
import { Stat } from '../../ui/stat';

/** A child's points, gems and streak; the gems link to their history. */
export const Stats = ({ user: { streak, points, gems, preferences } }: { user: Me }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 sm:gap-gap">
    {preferences.streaks && (
      <Stat
        tint="accent"
        icon={<Flame className="size-7 fill-accent text-accent" />}
        value={streak}
        label={streak === 1 ? 'day in a row' : 'days in a row'}
      />
    )}
    <Stat tint="sun" icon={<Star className="size-7 fill-sun text-sun-ink" />} value={points} label="points" />
    <Link
      to="/gems"
      title="Where they came from"
      className="grid rounded-card transition-transform hover:-translate-y-0.5"
    >
      <Stat
        tint="sea"
        icon={<Gem className="size-7 text-sea" />}
        value={gems}
        label={gems === 1 ? 'gem' : 'gems'}
      />
    </Link>
  </div>
);
