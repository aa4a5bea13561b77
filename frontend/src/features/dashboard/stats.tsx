import { Flame, Gem, Star } from 'lucide-react';
import type { Me } from '../../../../contract/user';
import { Stat } from '../../ui/stat';

export const Stats = ({ user: { streak, points, gems } }: { user: Me }) => (
  <div className="grid grid-cols-3 gap-2 sm:gap-gap">
    <Stat
      tint="accent"
      icon={<Flame className="size-7 fill-accent text-accent" />}
      value={streak}
      label={streak === 1 ? 'day in a row' : 'days in a row'}
    />
    <Stat tint="sun" icon={<Star className="size-7 fill-sun text-sun-ink" />} value={points} label="points" />
    <Stat
      tint="sea"
      icon={<Gem className="size-7 text-sea" />}
      value={gems}
      label={gems === 1 ? 'gem' : 'gems'}
    />
  </div>
);
