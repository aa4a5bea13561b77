import { allPages, everyDay } from '../activity/all-pages';
import { transcriptOf } from '../companion/talks/transcript';
import { inParallel } from '../platform/in-parallel';
import { chatsPage } from './activities';
import { findTranscript } from './for-supervisors';
import { allTurns, type Session, sessionsOf } from './store';

const present = ({ title, character, turns, ...session }: Session) => ({
  ...session,
  book_title: title,
  character: character ?? 'Wren',
  message_count: turns,
});

/** All talks of a child with their words, as the child sees them, newest first. */
export const ownChats = async (userId: string) => {
  const talks = (await sessionsOf(userId)).filter(({ turns }) => turns > 0).toReversed();
  return inParallel(talks, async (session) => ({
    ...present(session),
    messages: transcriptOf(session, await allTurns(userId, session.session_id)),
  }));
};

/** All talks of a child as a supervisor sees them, newest first; with the words if the supervisor may read them. */
export const chatsForSupervisors = async (userId: string, mayRead: boolean) => {
  const talks = await allPages((cursor) => chatsPage(userId, { cursor, belongs: everyDay }));
  return inParallel(talks, async (talk) => ({
    ...talk,
    messages: mayRead ? ((await findTranscript(userId, talk.session_id))?.messages ?? []) : [],
  }));
};
