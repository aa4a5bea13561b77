import { pointsOfVoice, voicePoints } from '../../contract/rules/voice';
import { findUser } from '../accounts/find';
import { countingActivity } from '../activity/count-activity';
import { award } from '../ledger/award';
import { now } from '../platform/clock';
import { countedToday, countingToday } from '../platform/daily-count';
import { all, equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { send } from '../realtime/send';
import { countDay } from '../rewards/count-day';
import { activityOf, secondsBetween } from './activities';
import { type State, states } from './live-store';
import { givePlaceBack } from './places';
import { type Session, type SessionKey, sessions } from './store';

const dailyPoints = 'voice-points';

const pointsFor = async ({ user_id, minutes }: Session): Promise<number> =>
  minutes.length === 0 ? 0 : pointsOfVoice(minutes.length, await countedToday(user_id, dailyPoints));

/** Closes the session's item with all writes that follow, once. Undefined if something has changed since it was read. */
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
  const activity = activityOf(closed);
  const writes = {
    session: sessions.updating(
      key,
      { set: { ended_at, duration_seconds, points }, remove: unlisted },
      all(equal('ended_at', null), equal('turns', session.turns)),
    ),
    ...(activity !== undefined && {
      activity: countingActivity(key.user_id, activity, { set: { read_at: closed.last_at } }),
    }),
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
 * Ends a session: one entry in the history, one award and one reading day, however often and by whichever caller. The day of
 * the last turn counts even if the turn's own function died before or midnight has passed since. Returns the points that the
 * session earned.
 */
export const endSession = async (key: SessionKey, at = now().toISOString()): Promise<number> => {
  const { session_id } = key;
  if (await states.update({ session_id }, { set: { ended: true } }, equal('ended', false)))
    await givePlaceBack(session_id);
  const session = await optimistically(() => closeOnce(key, at));
  const user = session.turns === 0 ? undefined : await findUser(key.user_id);
  if (user !== undefined) await countDay({ id: key.user_id, user }, new Date(session.last_at));
  return session.points;
};

/** Ends a session that the child did not end, and tells the child. */
export const endAloud = async ({ user_id, session_id, connection_id }: State): Promise<void> => {
  const points_earned = await endSession({ user_id, session_id });
  if (connection_id === null) return;
  await send(connection_id, { type: 'connection_status', status: 'closing' });
  await send(connection_id, { type: 'voice_chat_ended', points_earned });
};
