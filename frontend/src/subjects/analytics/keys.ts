import { key } from '../../lib/query-key';

/** Below those of relations: with a relation ends what can be seen. */
export const analyticsKeys = {
  overview: (classId: string | undefined) => key('friends', 'analytics', 'overview', classId ?? ''),
  /** One view of a child, over a period. */
  view: (userId: string, view: string, filter: string) => key('friends', 'analytics', userId, view, filter),
  transcript: (userId: string, session: string) => key('analytics', 'transcript', userId, session),
};
