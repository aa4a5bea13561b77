/** What a guardian can switch off for a child, within what was consented. Everything is on until it is switched off. */
// Stored by their places: a new kind comes last.
export const controlKinds = ['chat', 'voice', 'friends', 'boards', 'comics', 'store', 'dictionary'] as const;
export type ControlKind = (typeof controlKinds)[number];

/** `screen`: an activity that counts as screen time, and that no switch of its own turns off. */
export type Controlled = ControlKind | 'screen';

/** The controls whose activities are screen time: they rest in quiet hours, and when the minutes of the day are used up. */
export const timed: ReadonlySet<Controlled> = new Set(['chat', 'voice', 'screen']);

/** The errors of what a guardian has switched off, or of what rests for a time. */
export const controlCodes = ['switched_off', 'quiet_hours', 'minutes_used'] as const;
export type ControlCode = (typeof controlCodes)[number];
