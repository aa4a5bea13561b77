import { type ListOptions, readPage } from '../analytics/page';
import { turnsForSupervisors } from '../talks/for-supervisors';
import { transcriptOf } from '../talks/transcript';
import { activityOf } from './activities';
import { allTurns, type Session, type SessionKey, sessions, sessionsBefore } from './store';

/** A voice chat as a supervisor may read it; undefined for one that does not exist. Empty once the turns have expired. */
export const findVoiceTranscript = async (key: SessionKey) => {
  const session = await sessions.get(key, { consistent: true });
  if (session === undefined || session.turns === 0) return undefined;
  const turns = await turnsForSupervisors('voice_chat', key, await allTurns(key.user_id, key.session_id));
  return { book_title: session.title, messages: transcriptOf({ ...session, character: null }, turns) };
};

const present = ({ title, turns, ...session }: Session) => ({
  ...session,
  book_title: title,
  message_count: turns,
});

/** A page of a child's voice chats in figures, as a supervisor sees them, once they have ended. */
export const voiceChatsPage = async (userId: string, options: ListOptions) => {
  const { items, next } = await readPage(
    {
      read: (before, limit) => sessionsBefore(userId, before, limit),
      idOf: ({ session_id }) => session_id,
      dayOf: (session) => (session.ended_at === null ? undefined : activityOf(session).day),
    },
    options,
  );
  return { items: items.map(present), next };
};
