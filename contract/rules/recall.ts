/** The questions of an earlier quiz that are asked again on a day. */
export const questionsPerRecall = 2;

/** The whole days of 24 hours after a quiz on which its questions may be asked again. */
const firstDay = 6;
const lastDay = 14;

/** The days for which results are kept, and which a grown-up sees. */
export const recallDays = 30;

/** Fewer answers say nothing about what stays. */
export const fewestRecalled = 5;

const milliseconds = 86_400_000;

/** The whole days of 24 hours since a moment. */
export const daysSince = (moment: string, at: Date): number =>
  Math.floor((at.getTime() - Date.parse(moment)) / milliseconds);

/** The latest moment of a quiz that may be asked about again. */
export const latestToRecall = (at: Date): Date => new Date(at.getTime() - firstDay * milliseconds);

/** Whether a quiz of a moment may be asked about again: it is neither fresh nor long ago. */
export const isToRecall = (moment: string, at: Date): boolean => {
  const days = daysSince(moment, at);
  return firstDay <= days && days <= lastDay;
};
