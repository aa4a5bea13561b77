/** The kinds of activities of a child. Each completed activity is counted for its New York day, by kind. */
export const activityKinds = ['quiz', 'chat', 'article', 'comic', 'voice', 'reading'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * The measures of an activity: the number done, words read and written, right answers and their total, the child's own
 * messages, the duration in seconds, if known, and the pages that the child says it has read on paper.
 */
export const measures = [
  'done',
  'read',
  'written',
  'right',
  'asked',
  'messages',
  'seconds',
  'pages',
] as const;
export type Measure = (typeof measures)[number];

export type Counted = Readonly<Partial<Record<Measure, number>>>;

/** After a longer break, the time spent here is unknown. */
const longestSeconds = 30 * 60;

/** The seconds between two moments; 0 when it was so long that the child must have been away. */
export const knownSeconds = (from: string, to: string): number => {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  return seconds > 0 && seconds <= longestSeconds ? seconds : 0;
};
