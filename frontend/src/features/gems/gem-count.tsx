import { TreasureChest } from './treasure-chest';

/** The number of gems, in words for a child. */
export const GemCount = ({ gems }: { gems: number }) => (
  <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-2 overflow-hidden rounded-card border border-line bg-sea-soft px-5 py-6 text-center sm:justify-start sm:px-10 sm:text-left">
    <TreasureChest full={gems > 0} />
    <p className="min-w-0">
      <span className="block font-heading text-5xl font-bold tabular-nums sm:text-6xl">
        {gems.toLocaleString('en-US')}
      </span>
      <span className="block text-lg">
        {gems === 0
          ? 'gems so far. The first one is not far away!'
          : gems === 1
            ? 'gem is yours'
            : 'gems are yours'}
      </span>
    </p>
  </div>
);
