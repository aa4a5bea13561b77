import { pause } from '../clock';

/**
 * The number of attempts for a request that conflicts with a transaction on its items or is throttled. The pauses take about
 * eight seconds in total on average, less than the timeout of any function.
 */
export const attempts = 14;
const longestPause = 1500;

/** Waits longer after each try, with a random part, so that competing writers do not collide again. */
export const backOff = (attempt: number) => pause(Math.random() * Math.min(25 * 2 ** attempt, longestPause));
