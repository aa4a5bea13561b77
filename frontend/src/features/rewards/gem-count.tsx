import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { historyQuery } from './gem-history';
import { TreasureChest } from './treasure-chest';

/** The words after the number; for zero they depend on whether there ever were gems, which is unknown at first. */
const wordsOf = (gems: number, hadAny: boolean | undefined) => {
  if (gems > 0) return gems === 1 ? 'gem is yours' : 'gems are yours';
  if (hadAny === undefined) return 'gems';
  return hadAny ? 'gems now. You have spent them all.' : 'gems so far. The first one is not far away!';
};

interface GemCountProps {
  readonly gems: number;
  /** The next step: to spend them, or to earn the first. */
  readonly children: ReactNode;
}

/** The number of gems, in words for a child. */
export const GemCount = ({ gems, children }: GemCountProps) => {
  const { data } = useQuery(historyQuery);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-2 overflow-hidden rounded-card border border-line bg-sea-soft px-5 py-5 text-center sm:justify-start sm:px-10 sm:text-left">
      <TreasureChest full={gems > 0} />
      <p className="min-w-0 sm:flex-1">
        <span className="block font-heading text-5xl font-bold tabular-nums sm:text-6xl">
          {gems.toLocaleString('en-US')}
        </span>
        <span className="block text-lg">{wordsOf(gems, data && data.entries.length > 0)}</span>
      </p>
      <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">{children}</p>
    </div>
  );
};
