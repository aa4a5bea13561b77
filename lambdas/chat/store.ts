import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { readingTurns, turnFields, turnKey, untilTranscriptsExpire } from '../talks/turn';

/** A reading day has a talk with this many messages of the child. */
export const messagesOfADay = 3;

/** What a talk counts on one day: the child's messages, words, and seconds as far as they are known. */
export const TalkDay = z.object({
  messages: z.int(),
  written: z.int(),
  read: z.int(),
  seconds: z.int(),
});
export type TalkDay = z.infer<typeof TalkDay>;

const Talked = {
  session_id: z.string(),
  book_id: z.string(),
  /** Null for Wren. */
  character: z.nullable(z.string()),
  /** Null for a book without chapters. */
  end_chapter: z.nullable(z.int()),
  /** The first message, which is ours: it stays when the transcript has expired, and nobody sees it without one. */
  greeting: z.string(),
  created_at: z.string(),
};

/** A session in which the child has not said anything yet: no history shows it. */
export const openings = entity({
  name: 'ChatOpening',
  schema: z.object(Talked),
  key: ({ user_id, session_id }: { user_id: string; session_id: string }) => ({
    pk: userPartition(user_id),
    sk: `CHATOPENING#${session_id}`,
  }),
  retention: { days: 2 },
});

/** The session that a message has opened: a repetition of the message goes on in it. */
export const openedBy = entity({
  name: 'ChatOpenedBy',
  schema: z.object({ session_id: z.string() }),
  key: ({ user_id, request_id }: { user_id: string; request_id: string }) => ({
    pk: userPartition(user_id),
    sk: `CHATOPENEDBY#${request_id}`,
  }),
  retention: { days: 2 },
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
    /** Turns that are answered: each is a message of the child and its answer. */
    turns: z.int(),
    words_written: z.int(),
    words_read: z.int(),
    /** What was counted on each day: the turns expire, these stay. */
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
});
export type Session = NonNullable<Awaited<ReturnType<(typeof sessions)['get']>>>;

/** A message of the child and its answer. */
export const turns = entity({
  name: 'ChatTurn',
  schema: z.object({
    ...turnFields,
    request_id: z.string(),
    points: z.int(),
    /** The child's opinion of the messages of this turn, by their index in the transcript from the first turn on. */
    likes: z.record(z.string(), z.enum(['like', 'dislike'])),
  }),
  key: turnKey('CHATTURN'),
  retention: untilTranscriptsExpire,
});
export type Turn = NonNullable<Awaited<ReturnType<(typeof turns)['get']>>>;

export const { firstTurn, lastTurns, allTurns } = readingTurns('CHATTURN', turns);

/** The newest first; with `before`, only older ones. */
export const sessionsBefore = (userId: string, before: string | undefined, limit: number) =>
  sessions.list(userPartition(userId), 'CHAT#', {
    limit,
    newestFirst: true,
    ...(before !== undefined && { after: `CHAT#${before}` }),
  });

/** All sessions of a child, consistent. */
export const sessionsOf = (userId: string) =>
  sessions.list(userPartition(userId), 'CHAT#', { consistent: true });
