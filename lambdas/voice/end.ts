import { newYorkDay } from '../../contract/rules/day';
import { longestVoiceSeconds, voicePoints } from '../../contract/rules/voice';
import { countingActivity } from '../analytics/count-activity';
import { now } from '../platform/clock';
import { countedToday, countingToday } from '../platform/daily-count';
import { all, equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { send } from '../realtime/send';
import { award } from '../rewards/award';
import { countDay } from '../rewards/count-day';
import { findUser } from '../users/find';
import { activityOf } from './activities';
import { type State, states } from './live-store';
import { type Session, type SessionKey, sessions } from './store';

const dailyPoints = 'voice-points';

const secondsBetween = (from: string, to: string) =>
  Math.min(longestVoiceSeconds, Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000)));

/** What the session earns of what is left of the day. */
const pointsFor = async ({ user_id, minutes }: Session): Promise<number> => {
  const earned = Math.min(voicePoints.session, voicePoints.minute * minutes.length);
  if (earned === 0) return 0;
  return Math.max(0, Math.min(earned, voicePoints.day - (await countedToday(user_id, dailyPoints))));
};

/** Closes the session's item with all that follows from it, once. Undefined when something has changed since it was read. */
const closeOnce = async (key: SessionKey, at: string): Promise<Session | undefined> => {
  const session = await sessions.get(key, { consistent: true });
  if (session === undefined) throw new Error('The voice chat to be ended does not exist');
  if (session.ended_at !== null) return session;
  const user = await findUser(key.user_id);
  const points = user === undefined ? 0 : await pointsFor(session);
  const closed: Session = {
    ...session,
    points,
    ended_at: at,
    duration_seconds: secondsBetween(session.created_at, at),
  };
  const { ended_at, duration_seconds } = closed;
  const writes = {
    session: sessions.updating(
      key,
      { set: { ended_at, duration_seconds, points }, remove: unlisted },
      all(equal('ended_at', null), equal('turns', session.turns)),
    ),
    activity: countingActivity(key.user_id, activityOf(closed)),
  };
  const refused =
    points === 0
      ? await transact<string>(writes)
      : await award(
          { userId: key.user_id, cause: `voice#${key.session_id}`, points, weeks: user?.weeks ?? {} },
          {
            earnedBy: {
              ...writes,
              limit: countingToday(key.user_id, dailyPoints, voicePoints.day, points),
            },
          },
        );
  return refused.length === 0 ? closed : undefined;
};

/**
 * Ends a session: one entry in the history, one award, one reading day, however often and by whomever it is called. Returns
 * the points that it earned.
 */
export const endSession = async (key: SessionKey, at = now().toISOString()): Promise<number> => {
  await states.update({ session_id: key.session_id }, { set: { ended: true } }, equal('ended', false));
  const session = await optimistically(() => closeOnce(key, at));
  const user = session.turns === 0 ? undefined : await findUser(key.user_id);
  if (user !== undefined && newYorkDay(new Date(session.last_at)) === newYorkDay(now()))
    await countDay({ id: key.user_id, user }, new Date(session.last_at));
  return session.points;
};

/** Ends a session and tells the child, who did not ask for it. */
export const endAloud = async ({ user_id, session_id, connection_id }: State): Promise<void> => {
  const points_earned = await endSession({ user_id, session_id });
  if (connection_id === null) return;
  await send(connection_id, { type: 'connection_status', status: 'closing' });
  await send(connection_id, { type: 'voice_chat_ended', points_earned });
};
