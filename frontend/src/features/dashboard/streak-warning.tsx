import type { ReactNode } from 'react';
import { localHour } from '../../../../contract/rules/day';
import { mayWarn } from '../../../../contract/rules/preferences';
import { streakEndsAt } from '../../../../contract/rules/streak-warning';
import type { Me } from '../../../../contract/users/endpoints';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { timeLeft, timeLeftWords } from '../../lib/time-left';
import { useNow } from '../../lib/use-now';
import { buttonClass } from '../../ui/button';
import { Wren } from '../../ui/wren';

interface ReminderProps {
  readonly label: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly urgent?: boolean;
}

const Reminder = ({ label, title, children, urgent = false }: ReminderProps) => (
  <section
    aria-label={label}
    className={cx(
      'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card p-4 sm:px-6',
      urgent ? 'border-2 border-sun bg-sun-soft' : 'bg-sea-soft',
    )}
  >
    <Wren mood={urgent ? 'reading' : 'happy'} className="w-16 shrink-0 sm:w-20" />
    <p className="min-w-0 flex-1 basis-52">
      <strong className="block font-heading text-xl">{title}</strong>
      {children}
    </p>
    <Link to="/books" className={buttonClass(urgent ? 'primary' : 'secondary')}>
      Read a little
    </Link>
  </section>
);

/**
 * Shows in the last hours of a day without reading that there is still time. It mentions the streak only to readers who may
 * be warned, and stays friendly.
 */
export const StreakWarning = ({ user }: { user: Me }) => {
  const { streak } = user;
  const now = useNow();
  const end = streakEndsAt(user, new Date(now));
  if (end === null) return null;
  if (!mayWarn(user, localHour(user, new Date(now))))
    return (
      <Reminder label="Still time" title="There is still time to read today">
        A page or two? If you are tired, that is fine too.
      </Reminder>
    );
  return (
    <Reminder
      urgent
      label="Your streak"
      title={`${streak} ${streak === 1 ? 'day' : 'days in a row'}, and today could be one more`}
    >
      A quiz in the next <span className="tabular-nums">{timeLeftWords(timeLeft(+end, now))}</span> keeps your
      streak going. No time today? Then a new one starts whenever you like.
    </Reminder>
  );
};
