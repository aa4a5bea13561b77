import type { FeedbackData } from '../../contract/feedback';
import { ApiError } from '../platform/api-error';
import { historyPage } from '../platform/history-page';
import { present } from '../platform/table/condition';
import { transcriptOf } from '../talks/transcript';
import type { Person } from '../users/identify';
import {
  allTurns,
  firstTurn,
  lastTurns,
  messagesOfADay,
  type Session,
  sessions,
  sessionsBefore,
  turns,
} from './store';
import { turnOfMessage } from './turn-of-message';

const presentItem = ({ title, author, end_chapter, ...session }: Session) => ({
  ...session,
  book_title: title,
  book_author: author,
  end_chapter,
  is_processed_book: end_chapter !== null,
});

export const history = async ({
  actor,
  query: { cursor },
}: {
  actor: Person;
  query: { cursor?: string | undefined };
}) => {
  const { page, next } = await historyPage(
    (before, limit) => sessionsBefore(actor.id, before, limit),
    cursor,
    { size: 20, id: ({ session_id }) => session_id },
  );
  // A session whose first answer failed has no turn yet.
  return { history: page.filter((session) => session.turns > 0).map(presentItem), next };
};

const ownSession = async (userId: string, session_id: string): Promise<Session> => {
  const session = await sessions.get({ user_id: userId, session_id }, { consistent: true });
  if (session === undefined) throw new ApiError('chat_session_not_found');
  return session;
};

/** Empty once the transcript has expired: the session itself stays in the history. */
export const session = async ({ actor, params: { id } }: { actor: Person; params: { id: string } }) => ({
  messages: transcriptOf(await ownSession(actor.id, id), await allTurns(actor.id, id)),
});

interface Opinion {
  readonly session_id: string;
  readonly message_index: number;
  readonly feedback_data: FeedbackData;
}

/** Stores whether the child likes a message; a repetition changes it. Only messages of the companion can be liked. */
export const feedback = async ({ actor, body }: { actor: Person; body: Opinion }) => {
  const { session_id, message_index, feedback_data } = body;
  await ownSession(actor.id, session_id);
  const opinion = feedback_data.like_dislike;
  // Earlier turns may have expired: the transcript that is shown begins later then.
  const first = await firstTurn(actor.id, session_id);
  const number = turnOfMessage(message_index, first?.number ?? 1);
  const like = `likes.${message_index === 0 ? 0 : 2 * number}`;
  const changes = opinion ? { set: { [like]: opinion } } : { remove: [like] };
  const isOfCompanion = message_index % 2 === 0;
  const isStored =
    isOfCompanion &&
    (await turns.update({ user_id: actor.id, session_id, number }, changes, present('likes')));
  if (!isStored) throw new ApiError('feedback_reference_unknown');
  return { success: true as const };
};

/** The talks that a child may have gone on with on a day. */
const latestTalks = 5;

/** Whether one of a child's latest talks had enough messages on a day, which is its last one, for a reading day. */
export const hasChatOn = async (userId: string, isThen: (at: string) => boolean): Promise<boolean> => {
  const latest = await sessionsBefore(userId, undefined, latestTalks);
  for (const { session_id } of latest.filter(({ last_message_time }) => isThen(last_message_time))) {
    const said = await lastTurns(userId, session_id, messagesOfADay);
    if (said.length === messagesOfADay && said.every(({ said_at }) => isThen(said_at))) return true;
  }
  return false;
};

/** Whether a child has had a session with this id. */
export const hasChat = async (userId: string, session_id: string): Promise<boolean> =>
  ((await sessions.get({ user_id: userId, session_id }, { consistent: true }))?.turns ?? 0) > 0;
