import { BookCheck, Flame, Gem, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { rewardedPlaces } from '../../../../contract/rules/rank';
import { daysPerStreakGem } from '../../../../contract/rules/streak';
import { wordGemsPerWeek, wordsPerGem } from '../../../../contract/rules/word-gems';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';

interface WayProps {
  readonly icon: ReactNode;
  readonly tint: string;
  readonly title: string;
  readonly gems: number;
  readonly children: ReactNode;
}

const Way = ({ icon, tint, title, gems, children }: WayProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span
      aria-hidden
      className={`grid size-12 shrink-0 place-items-center rounded-full [&_svg]:size-7 crowded:hidden ${tint}`}
    >
      {icon}
    </span>
    <div className="min-w-0 flex-1 basis-40">
      <h3 className="text-lg">{title}</h3>
      <p className="text-[0.95em] text-soft">{children}</p>
    </div>
    <p className="flex shrink-0 items-center gap-1 rounded-full bg-sea-soft px-3 py-1 font-heading text-lg font-bold">
      +{gems}
      <Gem aria-hidden className="size-5 text-sea" />
      <span className="sr-only">{gems === 1 ? 'gem' : 'gems'}</span>
    </p>
  </li>
);

const [first, second, third] = rewardedPlaces(1);
const words = wordsPerGem.toLocaleString('en-US');

/** The ways to earn gems: each in one line, and all rules for those who ask. */
export const WaysToEarn = () => (
  <Card aria-labelledby="ways-to-earn" className="grid gap-4">
    <h2 id="ways-to-earn" className="text-2xl">
      How to earn gems
    </h2>
    <ul className="grid gap-4">
      <Way
        icon={<Flame className="fill-accent text-accent" />}
        tint="bg-accent-soft"
        title="Read day after day"
        gems={1}
      >
        For {daysPerStreakGem} days in a row.
      </Way>
      <Way
        icon={<BookCheck className="text-leaf" />}
        tint="bg-leaf-soft"
        title="Read books to the end"
        gems={1}
      >
        For every {words} words.
      </Way>
      <Way
        icon={<Trophy className="text-sun-ink" />}
        tint="bg-sun-soft"
        title="Be the best of the week"
        gems={first?.gems ?? 0}
      >
        For first place on Sunday night.
      </Way>
    </ul>
    <Disclosure summary="How it is counted" framed>
      <div className="grid gap-2 px-1 pt-3 text-[0.95em] text-soft">
        <p>
          A day counts with your first quiz, article, comic or talk. It ends at midnight in New York, or in
          your family’s time zone.
        </p>
        <p>
          Words count when you finish a book and have read them here. You can get up to {wordGemsPerWeek} gems
          a week. What is left over waits for your next book.
        </p>
        <p>
          Once {third?.needs} children read, the next ones on the leaderboard get {third?.gems} gems. Once{' '}
          {second?.needs} do, some of them get {second?.gems}.
        </p>
      </div>
    </Disclosure>
  </Card>
);
