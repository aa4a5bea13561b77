import { pause } from '../clock';

/**
 * How often a write is tried that meets a transaction on its items. Some eight seconds at the most, on average: less than
 * any function may run.
 */
export const attempts = 14;
const longestPause = 1500;

/** Waits longer after each try, with chance in it, so that rivals do not meet again. */
export const backOff = (attempt: number) => pause(Math.random() * Math.min(25 * 2 ** attempt, longestPause));
