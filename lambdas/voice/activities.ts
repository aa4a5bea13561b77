import { newYorkDay } from '../../contract/rules/day';
import type { Activity } from '../analytics/count-activity';
import { type Session, sessionsOf } from './store';

/** A voice chat counts as a whole, on the day on which it ended. */
export const activityOf = ({
  ended_at,
  created_at,
  words_spoken,
  words_heard,
  turns,
  duration_seconds,
}: Session): Activity => ({
  kind: 'voice',
  day: newYorkDay(new Date(ended_at ?? created_at)),
  counted: {
    done: 1,
    written: words_spoken,
    read: words_heard,
    messages: turns,
    seconds: duration_seconds,
  },
});

/** Every voice chat of a child that has ended, consistent. */
export const voiceActivities = async (userId: string): Promise<Activity[]> =>
  (await sessionsOf(userId)).filter(({ ended_at }) => ended_at !== null).map(activityOf);
