import type { chat } from '../../contract/chat/endpoints';
import type { Admitted } from '../accounts/admitted';
import { transcriptOf } from '../companion/talks/transcript';
import { helpForWords } from '../flags/help-for';
import { ApiError } from '../platform/api-error';
import { present } from '../platform/table/condition';
import { allTurns, firstTurn, type Session, sessions, sessionsOf, talksOf, turns } from './store';

/**
 * The turn of a companion's message in a transcript that begins with the turn `first`. Index 0 is the greeting; then each turn
 * has two messages.
 */
export const turnOfMessage = (index: number, first: number): number =>
  first + Math.max(1, Math.ceil(index / 2)) - 1;

const presentItem = ({ title, author, end_chapter, ...session }: Session) => ({
  ...session,
  book_title: title,
  book_author: author,
  end_chapter,
  is_processed_book: end_chapter !== null,
});

/** Talks from before the list existed. They follow all others until they are continued. */
const unlistedTalks = async (userId: string): Promise<Session[]> =>
  (await sessionsOf(userId))
    .filter(({ turns, listed_at }) => turns > 0 && listed_at === undefined)
    .toSorted((a, b) => b.last_message_time.localeCompare(a.last_message_time));

/** A child's talks, the latest message first. */
export const history = async ({ actor, query: { cursor } }: Admitted<typeof chat.history>) => {
  const page = { cursor, newestFirst: true, limit: 20 };
  const { items, next } = await sessions.page(talksOf(actor.id), page);
  const last = next === null ? await unlistedTalks(actor.id) : [];
  return { history: [...items, ...last].map(presentItem), next };
};

const ownSession = async (userId: string, session_id: string): Promise<Session> => {
  const session = await sessions.get({ user_id: userId, session_id }, { consistent: true });
  if (session === undefined) throw new ApiError('chat_session_not_found');
  return session;
};

/** The transcript of a talk. Empty once it has expired; the session itself stays in the history. */
export const session = async ({ actor, params: { id } }: Admitted<typeof chat.session>) => ({
  messages: transcriptOf(await ownSession(actor.id, id), await allTurns(actor.id, id)),
});

/** Stores whether the child likes a message; a repetition changes it. Only messages of the companion can be rated. */
export const feedback = async ({ actor, body }: Admitted<typeof chat.feedback>) => {
  const { session_id, message_index, feedback_data } = body;
  const help = await helpForWords(actor, 'feedback', feedback_data.comment ?? '');
  await ownSession(actor.id, session_id);
  const opinion = feedback_data.like_dislike;
  // Earlier turns may have expired, in which case the shown transcript begins later.
  const first = await firstTurn(actor.id, session_id);
  const number = turnOfMessage(message_index, first?.number ?? 1);
  const like = `likes.${message_index === 0 ? 0 : 2 * number}`;
  const changes = opinion ? { set: { [like]: opinion } } : { remove: [like] };
  const isOfCompanion = message_index % 2 === 0;
  const isStored =
    isOfCompanion &&
    (await turns.update({ user_id: actor.id, session_id, number }, changes, present('likes')));
  if (!isStored) throw new ApiError('feedback_reference_unknown');
  return { success: true as const, help };
};

/** Whether a child has had a session with this id. */
export const hasChat = async (userId: string, session_id: string): Promise<boolean> =>
  ((await sessions.get({ user_id: userId, session_id }, { consistent: true }))?.turns ?? 0) > 0;
