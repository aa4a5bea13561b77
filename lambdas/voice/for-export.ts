import { allPages, everyDay } from '../activity/all-pages';
import { transcriptOf } from '../companion/talks/transcript';
import { inParallel } from '../platform/in-parallel';
import { findVoiceTranscript, voiceChatsPage } from './for-supervisors';
import { allTurns, sessionsOf } from './store';

/** All voice chats of a child that have ended, with their words, as the child sees them, newest first. */
export const ownVoiceChats = async (user_id: string) => {
  const ended = (await sessionsOf(user_id)).filter(({ ended_at }) => ended_at !== null).toReversed();
  return inParallel(ended, async (session) => ({
    ...session,
    book_title: session.title,
    message_count: session.turns,
    messages: transcriptOf({ ...session, character: null }, await allTurns(user_id, session.session_id)),
  }));
};

/** All voice chats of a child as a supervisor sees them, newest first; with the words if the supervisor may read them. */
export const voiceChatsForSupervisors = async (user_id: string, mayRead: boolean) => {
  const talks = await allPages((cursor) => voiceChatsPage(user_id, { cursor, belongs: everyDay }));
  return inParallel(talks, async (talk) => {
    const { session_id } = talk;
    const found = mayRead ? await findVoiceTranscript({ user_id, session_id }) : undefined;
    return { ...talk, messages: found?.messages ?? [] };
  });
};
