import * as z from 'zod/mini';
import { setting } from '../platform/config';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

export interface SessionKey {
  readonly user_id: string;
  readonly session_id: string;
}

/** Open sessions, by the moment at which they end at the latest. */
export const openSessions = 'VOICE_SESSIONS';

/** A voice chat as the history shows it. It exists from the first moment, and is listed while it is open. */
export const sessions = entity({
  name: 'VoiceSession',
  schema: z.object({
    user_id: z.string(),
    session_id: z.string(),
    book_id: z.string(),
    title: z.string(),
    author: z.string(),
    cover_url: z.nullable(z.string()),
    /** Null for a book without chapters. */
    end_chapter: z.nullable(z.int()),
    /** The first message, which is ours. */
    greeting: z.string(),
    created_at: z.string(),
    /** Null while it is open. */
    ended_at: z.nullable(z.string()),
    /** The end of the last turn. */
    last_at: z.string(),
    duration_seconds: z.int(),
    /** Turns of the child that were answered. */
    turns: z.int(),
    words_spoken: z.int(),
    words_heard: z.int(),
    pauses: z.int(),
    /** The minutes of the session, from 0, in which the child spoke: they are paid. */
    minutes: z.array(z.int()),
    points: z.int(),
    listed_at: z.optional(z.string()),
  }),
  key: ({ user_id, session_id }: SessionKey) => ({
    pk: userPartition(user_id),
    sk: `VOICE#${session_id}`,
  }),
  retention: 'account',
});
export type Session = NonNullable<Awaited<ReturnType<(typeof sessions)['get']>>>;

/** The newest first; with `before`, only older ones. Consistent: the newest may be open. */
export const sessionsBefore = (userId: string, before: string | undefined, limit: number) =>
  sessions.list(userPartition(userId), 'VOICE#', {
    limit,
    newestFirst: true,
    consistent: true,
    ...(before !== undefined && { after: `VOICE#${before}` }),
  });

export const sessionsOf = (userId: string) =>
  sessions.list(userPartition(userId), 'VOICE#', { consistent: true });

const padded = (number: number, digits: number) => String(number).padStart(digits, '0');
const turnPrefix = (session: string) => `VOICETURN#${session}#`;

/** What was said in one turn. Never any sound. */
export const turns = entity({
  name: 'VoiceTurn',
  schema: z.object({
    number: z.int(),
    said: z.string(),
    said_at: z.string(),
    /** As far as it was heard. */
    reply: z.string(),
    reply_kind: z.enum(['reply', 'help', 'fixed', 'refused']),
    replied_at: z.string(),
    summary: z.string(),
    open: z.nullable(z.object({ question: z.string(), expected: z.nullable(z.string()), tries: z.int() })),
  }),
  key: ({ user_id, session_id, number }: SessionKey & { readonly number: number }) => ({
    pk: userPartition(user_id),
    sk: `${turnPrefix(session_id)}${padded(number, 4)}`,
  }),
  retention: {
    get days() {
      return Number(setting('TRANSCRIPT_DAYS'));
    },
    fromCreation: true,
  },
});
export type Turn = NonNullable<Awaited<ReturnType<(typeof turns)['get']>>>;

/** The last turns, oldest first. */
export const lastTurns = async (userId: string, session: string, limit: number): Promise<Turn[]> =>
  (
    await turns.list(userPartition(userId), turnPrefix(session), {
      limit,
      newestFirst: true,
      consistent: true,
    })
  ).toReversed();

export const allTurns = (userId: string, session: string) =>
  turns.list(userPartition(userId), turnPrefix(session));

/** Nothing of a voice chat but its words outlives this. */
const oneHour = { days: 1 / 24 };

const partitionOf = (session_id: string) => `VS#${session_id}`;

/** What the next message of a session needs to know. Written when something begins or ends, not for each message. */
export const states = entity({
  name: 'VoiceState',
  schema: z.object({
    user_id: z.string(),
    session_id: z.string(),
    /** The socket of the session; null between two sockets. */
    connection_id: z.nullable(z.string()),
    /** How many sockets the session had before: each counts its chunks from 0. */
    sockets: z.int(),
    started_at: z.string(),
    ended: z.boolean(),
    /** The number of the last turn that was taken. */
    turn: z.int(),
    /** Chunks before this one belong to turns that were taken. */
    from: z.int(),
    /** The chunk with which the child began to speak; null while nobody does. */
    open: z.nullable(z.int()),
    /** The noise of the room in dB. */
    floor: z.number(),
    /** Who is answering a turn holds the right until this time; null while nobody is. */
    answering: z.nullable(z.string()),
    /** What Wren said last: the turn of the transcript (0: none), from when, and the milliseconds of each sentence. */
    speech: z.nullable(z.object({ number: z.int(), began_at: z.string(), lengths: z.array(z.int()) })),
    /** The last turn whose answer the child spoke over, and when. */
    interrupted: z.int(),
    interrupted_at: z.nullable(z.string()),
    /** Since when nobody speaks. */
    quiet_since: z.string(),
    /** The friendly question was asked in this silence. */
    nudged: z.boolean(),
    /** The last turn was not understood. */
    missed: z.boolean(),
    /** The last minute of the session, from 0, that was taken from the child's budget; -1 before the first. */
    spent: z.int(),
  }),
  key: ({ session_id }: { session_id: string }) => ({ pk: partitionOf(session_id), sk: 'STATE' }),
  retention: oneHour,
});
export type State = NonNullable<Awaited<ReturnType<(typeof states)['get']>>>;

const chunkKey = (seq: number) => `A#${padded(seq, 10)}`;

/** 128 ms of a session: sealed sound where the child speaks, nothing in the silence of an open turn. */
export const chunks = entity({
  name: 'VoiceChunk',
  schema: z.object({ seq: z.int(), sound: z.optional(z.string()) }),
  key: ({ session_id, seq }: { session_id: string; seq: number }) => ({
    pk: partitionOf(session_id),
    sk: chunkKey(seq),
  }),
  retention: oneHour,
});
export type Chunk = NonNullable<Awaited<ReturnType<(typeof chunks)['get']>>>;

/** The stored chunks with these numbers, both included. Consistent. */
export const chunksBetween = (session_id: string, first: number, last: number): Promise<Chunk[]> =>
  chunks.between(partitionOf(session_id), chunkKey(Math.max(0, first)), chunkKey(last), { consistent: true });

/** The last stored chunk. */
export const lastChunk = async (session_id: string): Promise<Chunk | undefined> =>
  (await chunks.list(partitionOf(session_id), 'A#', { limit: 1, newestFirst: true, consistent: true }))[0];
