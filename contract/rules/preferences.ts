/** How everybody begins. */
export const defaultPreferences = {
  text_size: 'normal',
  spacing: 'normal',
  reduced_motion: false,
  dyslexia_font: false,
  streaks: true,
  quiet_from: null,
} as const;

/** When nobody is warned of anything any more may begin at these hours; it ends in the morning. */
export const quietHours = { first: 17, last: 22, end: 7 } as const;

/** Whether it is quiet now: `hour` of the person's own clock, 0 to 23. */
export const isQuiet = (quietFrom: number | null, hour: number): boolean =>
  quietFrom !== null && (hour >= quietFrom || hour < quietHours.end);
