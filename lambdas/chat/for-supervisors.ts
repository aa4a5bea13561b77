import { keptFromSupervisors } from '../flags/kept-from-supervisors';
import { messageIdOf } from './message-id';
import { allTurns, sessions } from './store';
import { transcriptOf } from './transcript';

/**
 * A talk as a supervisor may read it; undefined for a talk that does not exist. Where the child's words may name a supervisor
 * as the one who harms, the transcript ends before them. Empty once the turns have expired.
 */
export const findTranscript = async (user_id: string, session_id: string) => {
  const session = await sessions.get({ user_id, session_id }, { consistent: true });
  if (session === undefined || session.turns === 0) return undefined;
  const [turns, kept] = await Promise.all([
    allTurns(user_id, session_id),
    keptFromSupervisors(user_id, 'chat'),
  ]);
  const end = turns.findIndex(({ number }) => kept.has(messageIdOf(session_id, number)));
  return {
    book_title: session.title,
    messages: transcriptOf(session, end === -1 ? turns : turns.slice(0, end)),
  };
};
