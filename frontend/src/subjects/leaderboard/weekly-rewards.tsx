import { Gem } from 'lucide-react';
import { rewardedPlaces } from '../../../../contract/rules/rank';

const place = (from: number, to: number) => (from === to ? `place ${to}` : `places ${from} to ${to}`);

/**
 * The places of a week's board that are rewarded, on a board of this many students. A reward that needs more students names no
 * place: two of them would name the same one.
 */
export const WeeklyRewards = ({ students }: { students: number }) => (
  <ul className="grid grid-cols-3 gap-2 crowded:grid-cols-1">
    {rewardedPlaces(Math.max(1, students)).map(({ gems, from, to, needs }) => (
      <li key={gems} className="min-w-0 rounded-control bg-sea-soft px-0.5 py-2 text-center leading-tight">
        <span className="flex flex-wrap items-center justify-center gap-x-1.5 font-heading text-xl font-bold tabular-nums">
          <Gem aria-hidden className="size-5 text-sea" />
          {gems}
          <span className="sr-only">gems,</span>
        </span>
        <span className="block text-[0.75em] text-soft">
          {from <= to ? place(from, to) : `once ${needs} children read`}
        </span>
      </li>
    ))}
  </ul>
);
