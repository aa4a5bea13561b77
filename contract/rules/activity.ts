/** What a child does here. Each completed activity is counted for its New York day, by kind. */
export const activityKinds = ['quiz', 'chat', 'article', 'comic', 'voice'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * What is counted of an activity: how many were done, words read and written, right answers of how many, the child's own
 * messages, and the seconds it took, where they are known.
 */
export const measures = ['done', 'read', 'written', 'right', 'asked', 'messages', 'seconds'] as const;
export type Measure = (typeof measures)[number];

export type Counted = Readonly<Partial<Record<Measure, number>>>;

/** After a longer break nobody knows how much of the time was spent here. */
const longestSeconds = 30 * 60;

/** The seconds between two moments; 0 when it was so long that the child must have been away. */
export const knownSeconds = (from: string, to: string): number => {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  return seconds > 0 && seconds <= longestSeconds ? seconds : 0;
};
