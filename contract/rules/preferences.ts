/** The settings of a new user. */
export const defaultPreferences = {
  text_size: 'normal',
  spacing: 'normal',
  reduced_motion: false,
  dyslexia_font: false,
  appearance: 'auto',
  sounds: false,
  streaks: true,
  quiet_from: 20,
  weekly_goal: null,
} as const;

/** The hours at which quiet time, without warnings, may begin; it ends in the morning. */
export const quietHours = { first: 17, last: 22, end: 7 } as const;

/** Below this age no streak warning is shown, whatever the preference. */
const warnedAge = 10;

interface Warned {
  readonly age: number;
  readonly preferences: { readonly streaks: boolean; readonly quiet_from: number | null };
}

/** Whether a streak warning may be shown: `hour` is the hour where the user lives, 0 to 23. */
export const mayWarn = ({ age, preferences }: Warned, hour: number): boolean =>
  isOldEnoughToWarn(age) && preferences.streaks && !isQuiet(preferences.quiet_from, hour);

export const isOldEnoughToWarn = (age: number): boolean => age >= warnedAge;

/** Whether it is quiet time: `hour` is the user's local hour, 0 to 23. */
export const isQuiet = (quietFrom: number | null, hour: number): boolean =>
  quietFrom !== null && (hour >= quietFrom || hour < quietHours.end);
