import * as z from 'zod/mini';
import { readingTurns, TalkTurn, turnKey, untilTranscriptsExpire } from '../companion/talks/turn';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** The number of a child's messages in one talk that make a reading day. */
export const messagesOfADay = 3;

/** The counts of a talk on one day: the child's messages, words written and read, and the known seconds. */
export const TalkDay = z.object({
  messages: z.int(),
  written: z.int(),
  read: z.int(),
  seconds: z.int(),
});
export type TalkDay = z.infer<typeof TalkDay>;

/** The figures of a session that supervisors see. */
const Figures = z.object({ turns: z.int(), words_written: z.int(), words_read: z.int() });

const Talked = {
  session_id: z.string(),
  book_id: z.string(),
  /** Null for Wren. */
  character: z.nullable(z.string()),
  /** Null for a book without chapters. */
  end_chapter: z.nullable(z.int()),
  /** The first message, which is ours. It outlives the transcript, but is shown only together with one. */
  greeting: z.string(),
  created_at: z.string(),
};

/** A session without a message of the child. No history shows it. */
export const openings = entity({
  name: 'ChatOpening',
  schema: z.object(Talked),
  key: ({ user_id, session_id }: { user_id: string; session_id: string }) => ({
    pk: userPartition(user_id),
    sk: `CHATOPENING#${session_id}`,
  }),
  retention: { days: 2 },
  onDeletion: 'delete',
});

/** The session that a message has opened. A repetition of the message continues it. */
export const openedBy = entity({
  name: 'ChatOpenedBy',
  schema: z.object({ session_id: z.string() }),
  key: ({ user_id, request_id }: { user_id: string; request_id: string }) => ({
    pk: userPartition(user_id),
    sk: `CHATOPENEDBY#${request_id}`,
  }),
  retention: { days: 2 },
  onDeletion: 'delete',
});

/** A session with its counts, which outlive the transcript. */
export const sessions = entity({
  name: 'ChatSession',
  schema: z.object({
    ...Talked,
    title: z.string(),
    author: z.string(),
    cover_url: z.nullable(z.string()),
    last_message_time: z.string(),
    /** Absent before the first turn, and in talks from before the list existed that were not continued. */
    listed_at: z.optional(z.string()),
    /** The answered turns, each of which is a message of the child and its answer. */
    ...Figures.shape,
    /** The figures for supervisors from before the first hidden turn; null while no turn is hidden from them. */
    shown: z._default(z.nullable(Figures), null),
    /** The counts of each day, without turns that are hidden from supervisors. They outlive the turns. */
    days: z._default(z.record(z.string(), TalkDay), {}),
    /** Since when the child has talked without a break. */
    talking_since: z.string(),
    /** The request that is being answered, and the end of its lease. */
    answering: z.nullable(z.object({ request_id: z.string(), until: z.string() })),
  }),
  key: ({ user_id, session_id }: { user_id: string; session_id: string }) => ({
    pk: userPartition(user_id),
    sk: `CHAT#${session_id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});
export type Session = NonNullable<Awaited<ReturnType<(typeof sessions)['get']>>>;

export const sittingOf = ({ session_id, turns, talking_since, last_message_time }: Session) => ({
  session_id,
  turns,
  talking_since,
  last: last_message_time,
});

/** A message of the child and its answer. */
export const turns = entity({
  name: 'ChatTurn',
  schema: z.object({
    ...TalkTurn.shape,
    request_id: z.string(),
    points: z.int(),
    /** The child's ratings of the messages of this turn, by their index in the complete transcript. */
    likes: z.record(z.string(), z.enum(['like', 'dislike'])),
  }),
  key: turnKey('CHATTURN'),
  retention: untilTranscriptsExpire,
  onDeletion: 'delete',
});
export type Turn = NonNullable<Awaited<ReturnType<(typeof turns)['get']>>>;

export const { firstTurn, lastTurns, allTurns } = readingTurns('CHATTURN', turns);

/** The list of a child's talks that have a message of the child, each at the time of its last message. */
export const talksOf = (userId: string) => `CHATS#${userId}`;

/** Sessions by their creation, newest first; only older ones than `before` if given. */
export const sessionsBefore = (userId: string, before: string | undefined, limit: number) =>
  sessions.list(userPartition(userId), 'CHAT#', {
    limit,
    newestFirst: true,
    ...(before !== undefined && { after: `CHAT#${before}` }),
  });

/** All sessions of a child, strongly consistent. */
export const sessionsOf = (userId: string) =>
  sessions.list(userPartition(userId), 'CHAT#', { consistent: true });
