import { Gem } from 'lucide-react';
import { weeklyRewards } from '../../../../contract/rules/rank';

/** "Of 100" is easier for children than percentages. */
const rewards = weeklyRewards.map(({ share, gems }) => ({ best: Math.round(share * 100), gems }));

/** The rewards of the best of a week. */
export const WeeklyRewards = () => (
  <ul className="grid grid-cols-3 gap-2 crowded:grid-cols-1">
    {rewards.map(({ best, gems }) => (
      <li key={best} className="min-w-0 rounded-control bg-sea-soft px-0.5 py-2 text-center leading-tight">
        <span className="flex flex-wrap items-center justify-center gap-x-1.5 font-heading text-xl font-bold tabular-nums">
          <Gem aria-hidden className="size-5 text-sea" />
          {gems}
          <span className="sr-only">gems for the</span>
        </span>
        <span className="block text-[0.75em] text-soft">best {best} of 100</span>
      </li>
    ))}
  </ul>
);
