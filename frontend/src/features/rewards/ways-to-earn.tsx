import { BookCheck, Flame, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { rewardedPlaces } from '../../../../contract/rules/rank';
import { daysPerStreakGem } from '../../../../contract/rules/streak';
import { wordGemsPerWeek, wordsPerGem } from '../../../../contract/rules/word-gems';
import { Card } from '../../ui/card';

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

const Way = ({ icon, title, children }: WayProps) => (
  <li className="flex gap-3">
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken [&_svg]:size-6"
    >
      {icon}
    </span>
    <div className="min-w-0">
      <h3 className="text-lg">{title}</h3>
      <p className="text-[0.95em] text-soft">{children}</p>
    </div>
  </li>
);

const [first, second, third] = rewardedPlaces(1);

/** The ways to earn gems. */
export const WaysToEarn = () => (
  <Card aria-labelledby="ways-to-earn" className="grid gap-4">
    <h2 id="ways-to-earn" className="text-2xl">
      How to earn gems
    </h2>
    <ul className="grid gap-4">
      <Way icon={<Flame className="fill-accent text-accent" />} title="Read day after day">
        {daysPerStreakGem} days in a row bring you a gem. A day counts with your first quiz, article, comic or
        talk. It ends at midnight in New York, or in your family’s time zone.
      </Way>
      <Way icon={<BookCheck className="text-leaf" />} title="Read books to the end">
        When you finish a book, the words that you have read here count. Every{' '}
        {wordsPerGem.toLocaleString('en-US')} bring you a gem, up to {wordGemsPerWeek} in a week. Short books
        add up, and what is left over waits for your next book.
      </Way>
      <Way icon={<Trophy className="text-sun-ink" />} title="Be among the best of the week">
        When the week ends, the very best on the leaderboard gets {first?.gems} gems. Once {third?.needs}{' '}
        children read, the next ones get {third?.gems}, and once {second?.needs} do, some of them get{' '}
        {second?.gems}.
      </Way>
    </ul>
  </Card>
);
