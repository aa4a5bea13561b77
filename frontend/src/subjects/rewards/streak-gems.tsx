import { daysPerStreakGem } from '../../../../contract/rules/streak';

const days = Array.from({ length: daysPerStreakGem }, (_, i) => i + 1);

const GemShape = ({ filled }: { filled: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 48 42"
    strokeLinejoin="round"
    strokeWidth="2.5"
    className={filled ? 'w-12 fill-sea-soft stroke-sea' : 'w-12 fill-none stroke-line-strong'}
  >
    <path d="M13 3h22l10 13-21 23L3 16z" strokeDasharray={filled ? undefined : '5 4'} />
    {filled && (
      <>
        <path d="M13 3l4 13h14l4-13-11 13zM3 16h14l7 23 7-23h14" fill="none" strokeWidth="1.8" />
        <path d="M14.5 5.5l8 9h-5z" className="fill-raised" stroke="none" />
      </>
    )}
  </svg>
);

const wordsFor = (streak: number, done: number) => {
  if (streak === 0)
    return `Do a quiz, an article, a comic or a talk today, and it begins. ${daysPerStreakGem} days in a row bring you a gem.`;
  if (done === 0)
    return `Day ${streak} brought you a gem! The next one comes on day ${streak + days.length}.`;
  const left = days.length - done;
  return left === 1
    ? 'One more day in a row, and the gem is yours!'
    : `${left} more days in a row, and you get a gem.`;
};

/** The progress to the next gem of a streak: as gems that fill, as a number and in words. */
export const StreakGems = ({ streak }: { streak: number }) => {
  const done = streak % days.length;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex gap-1.5">
          {days.map((day) => (
            <GemShape key={day} filled={day <= done} />
          ))}
        </span>
        <p className="font-heading text-2xl font-bold tabular-nums">
          <span aria-hidden>
            {done}/{days.length}
          </span>
          <span className="sr-only">
            {done} of {days.length} days
          </span>
        </p>
      </div>
      <p>{wordsFor(streak, done)}</p>
    </div>
  );
};
