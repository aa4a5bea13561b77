import { newYorkDay } from '../../contract/rules/day';
import { longestVoiceSeconds } from '../../contract/rules/voice';
import type { Activity } from '../activity/count-activity';
import { type Session, sessionsOf } from './store';

/** The length of a voice chat, at most that of the longest one. */
export const secondsBetween = (from: string, to: string) =>
  Math.min(longestVoiceSeconds, Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000)));

/** The figures that supervisors see. Once a turn is kept from them, these are the figures from before it. */
export const shownOf = ({
  shown,
  created_at,
  turns,
  words_spoken,
  words_heard,
  duration_seconds,
}: Pick<Session, 'shown' | 'created_at' | 'turns' | 'words_spoken' | 'words_heard' | 'duration_seconds'>) =>
  shown === null
    ? { turns, words_spoken, words_heard, duration_seconds }
    : { ...shown, duration_seconds: secondsBetween(created_at, shown.last_at) };

/**
 * The activity that a voice chat counts as: all that supervisors see of it, on the day on which it ended. Undefined if it is
 * kept from them from the first turn on.
 */
export const activityOf = (session: Session): Activity | undefined => {
  const { turns, words_spoken, words_heard, duration_seconds } = shownOf(session);
  if (session.shown !== null && turns === 0) return undefined;
  return {
    kind: 'voice',
    day: newYorkDay(new Date(session.ended_at ?? session.created_at)),
    counted: {
      done: 1,
      written: words_spoken,
      read: words_heard,
      messages: turns,
      seconds: duration_seconds,
    },
  };
};

/** Every voice chat of a child that has ended, consistent. */
export const voiceActivities = async (userId: string): Promise<Activity[]> =>
  (await sessionsOf(userId)).flatMap((session) =>
    session.ended_at === null ? [] : (activityOf(session) ?? []),
  );
