/** The settings of a new user. */
export const defaultPreferences = {
  text_size: 'normal',
  spacing: 'normal',
  reduced_motion: false,
  dyslexia_font: false,
  streaks: true,
  quiet_from: null,
} as const;

/** The hours at which quiet time, without warnings, may begin; it ends in the morning. */
export const quietHours = { first: 17, last: 22, end: 7 } as const;

/** Whether it is quiet time: `hour` is the user's local hour, 0 to 23. */
export const isQuiet = (quietFrom: number | null, hour: number): boolean =>
  quietFrom !== null && (hour >= quietFrom || hour < quietHours.end);
