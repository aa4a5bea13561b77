import { Flame, Gem, Star } from 'lucide-react';
import type { Character } from '../../../../contract/books/endpoints';
import { readingDay } from '../../../../contract/rules/day';
import { Portrait } from '../../subjects/books/cast';
import { useUser } from '../../subjects/users/user';
import { Wren } from '../../ui/wren';
import { Berry } from './berries';
import { useCountUp } from './use-count-up';

/** Wren at the end of a quiz: she eats the last berry; without a right answer she reads. */
const WrenEats = ({ calm }: { calm: boolean }) => (
  <span className="relative w-36 crowded:w-20">
    <Wren mood={calm ? 'reading' : 'cheering'} className="w-full" />
    {!calm && (
      <span className="absolute top-8 -right-3 w-8 animate-eat calm:hidden">
        <Berry right />
      </span>
    )}
  </span>
);

/** The end of a quiz is Wren's, and a character of the book is there, too. */
export const WrenAndHero = ({ calm, hero }: { calm: boolean; hero: Character | undefined }) => (
  <div className="flex items-end justify-center">
    {hero !== undefined && (
      <span className="-mr-2 w-28 animate-rise crowded:w-16">
        <Portrait character={hero} told />
      </span>
    )}
    <WrenEats calm={calm} />
  </div>
);

/** The points of a quiz. They are read out once, as they are at the end. */
export const Points = ({ points }: { points: number }) => {
  const shown = useCountUp(points);
  return (
    <p className="flex items-center gap-2 font-heading text-xl font-bold tabular-nums">
      <Star aria-hidden className="size-6 fill-sun text-sun-ink" />
      {shown === points ? (
        <>+{points} points</>
      ) : (
        <>
          <span className="sr-only">+{points} points</span>
          <span aria-hidden>+{shown} points</span>
        </>
      )}
    </p>
  );
};

/** The streak, whose flame is lit as soon as today counts. Its first day is told once, by the quiz with which it `begins`. */
export const StreakFlame = ({ begins }: { begins: boolean }) => {
  const { streak, last_activity_date, preferences, time_zone } = useUser();
  const lit = last_activity_date === readingDay({ time_zone }, new Date());
  if (!preferences.streaks || !lit || streak === 0 || (streak === 1 && !begins)) return null;
  return (
    <p role="status" className="flex items-center gap-2 font-bold">
      <Flame aria-hidden className="size-6 origin-bottom animate-grow fill-accent text-accent" />
      {streak === 1 ? 'A new streak begins' : `${streak} days in a row`}
    </p>
  );
};

/** The gems that the words of a finished book have paid. */
export const WordGems = ({ gems }: { gems: number }) => (
  <p className="flex items-center gap-2 font-bold">
    <Gem aria-hidden className="size-6 shrink-0 animate-fly text-sea" />
    {gems === 1 ? 'A gem' : `${gems} gems`} for what you read in this book
  </p>
);
