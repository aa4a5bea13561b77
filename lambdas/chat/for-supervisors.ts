import { turnsForSupervisors } from '../companion/talks/for-supervisors';
import { transcriptOf } from '../companion/talks/transcript';
import { allTurns, sessions } from './store';

/**
 * A talk as a supervisor may read it. Undefined if the talk does not exist or is hidden as a whole. Without messages once the
 * turns have expired.
 */
export const findTranscript = async (user_id: string, session_id: string) => {
  const session = await sessions.get({ user_id, session_id }, { consistent: true });
  if (session === undefined || (session.shown ?? session).turns === 0) return undefined;
  const turns = await turnsForSupervisors(
    'chat',
    { user_id, session_id },
    await allTurns(user_id, session_id),
  );
  return { book_title: session.title, messages: transcriptOf(session, turns) };
};
