/** The settings of a new user. */
export const defaultPreferences = {
  text_size: 'normal',
  spacing: 'normal',
  reduced_motion: false,
  dyslexia_font: false,
  streaks: true,
  quiet_from: 18,
  weekly_goal: null,
} as const;

/** The hours at which quiet time, without warnings, may begin; it ends in the morning. */
export const quietHours = { first: 17, last: 22, end: 7 } as const;

/** Below this age no streak warning is shown unless a grown-up has switched it on. */
const warnedAge = 10;

/** The hours of the evening until which a grown-up may let a younger child be warned. */
export const warningHours = { first: 19, last: 22 } as const;

interface Warned {
  readonly age: number;
  /** Set by a grown-up for a child below ten years; null: no warning. */
  readonly warned_until: number | null;
  readonly preferences: { readonly streaks: boolean; readonly quiet_from: number | null };
}

/** Whether a streak warning may be shown: `hour` is the hour where the user lives, 0 to 23. */
export const mayWarn = ({ age, warned_until, preferences }: Warned, hour: number): boolean => {
  if (!preferences.streaks || (age < warnedAge && warned_until === null)) return false;
  return !isQuiet(age < warnedAge ? warned_until : preferences.quiet_from, hour);
};

/** Whether a grown-up decides about the warnings. */
export const needsGrownUpToWarn = (age: number): boolean => age < warnedAge;

/** Whether it is quiet time: `hour` is the user's local hour, 0 to 23. */
export const isQuiet = (quietFrom: number | null, hour: number): boolean =>
  quietFrom !== null && (hour >= quietFrom || hour < quietHours.end);
