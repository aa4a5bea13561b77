import { Check, Umbrella } from 'lucide-react';
import { readingDay } from '../../../../contract/rules/day';
import { daysThisWeek } from '../../../../contract/rules/reading-days';
import { daysPerRestDay, needsRestDay } from '../../../../contract/rules/streak';
import type { Me } from '../../../../contract/users/endpoints';
import { counted } from '../../lib/counted';
import { cx } from '../../lib/cx';
import { useNow } from '../../lib/use-now';
import { StreakGems } from '../../subjects/rewards/streak-gems';

const wordsForRest = ({ streak, rest_days, last_activity_date }: Me, today: string) => {
  const missing = daysPerRestDay - (streak % daysPerRestDay);
  if (rest_days === 0)
    return missing === daysPerRestDay
      ? `${counted(missing, 'day')} in a row bring you a rest day.`
      : `${missing} more ${missing === 1 ? 'day' : 'days'} in a row, and you get a rest day.`;
  return needsRestDay(last_activity_date, today)
    ? `Your rest day stands in for yesterday. Do a quiz, an article, a comic or a talk today, and your ${counted(streak, 'day')} go on.`
    : 'A rest day is ready, for a day without reading.';
};

/** The reader's own records, visible to the reader only. */
const Records = ({ user: { streak, reading_days } }: { user: Me }) => {
  const longest = Math.max(streak, reading_days.longest_streak);
  if (longest === 0) return null;
  return (
    <p className="text-[0.85em] text-soft">
      Your records: {counted(longest, 'day')} in a row, {counted(Math.max(1, reading_days.best_week), 'day')}{' '}
      in a week.
    </p>
  );
};

const Streak = ({ user, today }: { user: Me; today: string }) => (
  <section aria-labelledby="streak-gems" className="grid content-start gap-2">
    <h2 id="streak-gems" className="text-xl">
      Streak gems
    </h2>
    <StreakGems streak={user.streak} />
    <p className="flex items-center gap-2">
      <Umbrella
        aria-hidden
        className={cx('size-5 shrink-0', user.rest_days > 0 ? 'text-sea' : 'text-line-strong')}
      />
      {wordsForRest(user, today)}
    </p>
    <Records user={user} />
  </section>
);

const wordsForGoal = (left: number) => {
  if (left > 0) return `${counted(left, 'day')} more, and you have what you wanted.`;
  return 'You have what you wanted this week. Well done!';
};

/** The reading days of the week against the goal that the reader has chosen. A missed day ends nothing. */
const WeeklyGoal = ({ user, goal, today }: { user: Me; goal: number; today: string }) => {
  const done = daysThisWeek(user.reading_days, today);
  return (
    <section aria-labelledby="weekly-goal" className="grid content-start gap-2">
      <h2 id="weekly-goal" className="text-xl">
        Your week
      </h2>
      <p className="flex flex-wrap items-center gap-1.5">
        {Array.from({ length: Math.max(goal, done) }, (_, i) => i + 1).map((day) => (
          <span
            key={day}
            aria-hidden
            className={cx(
              'grid size-9 place-items-center rounded-full border-2',
              day <= done ? 'border-leaf bg-leaf-soft text-leaf' : 'border-line-strong border-dashed',
            )}
          >
            {day <= done && <Check className="size-5" />}
          </span>
        ))}
        <span className="sr-only">
          {done} of {counted(goal, 'day')}
        </span>
      </p>
      <p>{wordsForGoal(goal - done)}</p>
      <Records user={user} />
    </section>
  );
};

/**
 * The streak in days, or the days of the week for a reader who prefers a weekly goal; nothing for a reader who wants neither.
 */
export const ReadingDays = ({ user }: { user: Me }) => {
  const today = readingDay(user, new Date(useNow()));
  const { streaks, weekly_goal } = user.preferences;
  if (streaks) return <Streak user={user} today={today} />;
  return weekly_goal === null ? null : <WeeklyGoal user={user} goal={weekly_goal} today={today} />;
};
