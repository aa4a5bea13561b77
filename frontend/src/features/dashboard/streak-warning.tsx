import { localHour } from '../../../../contract/rules/day';
import { mayWarn } from '../../../../contract/rules/preferences';
import { streakEndsAt } from '../../../../contract/rules/streak-warning';
import type { Me } from '../../../../contract/users';
import { Link } from '../../lib/navigation';
import { timeLeft, timeLeftWords } from '../../lib/time-left';
import { useNow } from '../../lib/use-now';
import { buttonClass } from '../../ui/button';
import { Wren } from '../../ui/wren';

/** A friendly warning in the last hours of a day without reading; it must not frighten. */
export const StreakWarning = ({ user }: { user: Me }) => {
  const { streak } = user;
  const now = useNow();
  const end = streakEndsAt(user, new Date(now));
  if (end === null || !mayWarn(user, localHour(user, new Date(now)))) return null;
  return (
    <section
      aria-label="Your streak"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 border-sun bg-sun-soft p-4 sm:px-6"
    >
      <Wren mood="reading" className="w-16 shrink-0 sm:w-20" />
      <p className="min-w-0 flex-1 basis-52">
        <strong className="block font-heading text-xl">
          {streak} {streak === 1 ? 'day' : 'days in a row'}, and today could be one more
        </strong>
        A quiz in the next <span className="tabular-nums">{timeLeftWords(timeLeft(+end, now))}</span> keeps
        your streak going. No time today? Then a new one starts whenever you like.
      </p>
      <Link to="/books" className={buttonClass()}>
        Read a little
      </Link>
    </section>
  );
};
