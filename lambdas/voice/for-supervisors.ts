import { type ListOptions, readPage } from '../activity/page';
import { turnsForSupervisors } from '../companion/talks/for-supervisors';
import { transcriptOf } from '../companion/talks/transcript';
import { activityOf, shownOf } from './activities';
import { allTurns, type Session, type SessionKey, sessions, sessionsBefore } from './store';

/**
 * A voice chat as a supervisor may read it; undefined if it does not exist or nothing of it is shown. Empty once the turns have
 * expired.
 */
export const findVoiceTranscript = async (key: SessionKey) => {
  const session = await sessions.get(key, { consistent: true });
  if (session === undefined || shownOf(session).turns === 0) return undefined;
  const turns = await turnsForSupervisors('voice_chat', key, await allTurns(key.user_id, key.session_id));
  return { book_title: session.title, messages: transcriptOf({ ...session, character: null }, turns) };
};

const present = ({ title, ...session }: Session) => {
  const { turns, ...figures } = shownOf(session);
  return { ...session, ...figures, book_title: title, message_count: turns };
};

/** A page of the figures of a child's voice chats that have ended, for supervisors. */
export const voiceChatsPage = async (userId: string, options: ListOptions) => {
  const { items, next } = await readPage(
    {
      read: (before, limit) => sessionsBefore(userId, before, limit),
      idOf: ({ session_id }) => session_id,
      dayOf: (session) => (session.ended_at === null ? undefined : activityOf(session)?.day),
    },
    options,
  );
  return { items: items.map(present), next };
};
