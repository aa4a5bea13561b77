import * as z from 'zod/mini';
import { longestVoiceSeconds, resumeSeconds } from '../../contract/rules/voice';
import { readingTurns, TalkTurn, turnKey, untilTranscriptsExpire } from '../companion/talks/turn';
import { secondsFrom } from '../platform/clock';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

export interface SessionKey {
  readonly user_id: string;
  readonly session_id: string;
}

/** The figures of a session that supervisors see. */
const Figures = z.object({
  /** Turns of the child that were answered. */
  turns: z.int(),
  words_spoken: z.int(),
  words_heard: z.int(),
  /** The end of the last turn. */
  last_at: z.string(),
});

/** Open sessions, by the latest time at which they end. */
export const openSessions = 'VOICE_SESSIONS';

/** A voice chat in the history. It exists from the first moment, and is listed while it is open. */
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
    /** The first message, which the product writes. */
    greeting: z.string(),
    created_at: z.string(),
    /** Null while it is open. */
    ended_at: z.nullable(z.string()),
    duration_seconds: z.int(),
    ...Figures.shape,
    /** The figures that supervisors see instead once a turn is kept from them; null before. */
    shown: z._default(z.nullable(Figures), null),
    /** The time since which the child has talked without a break. */
    talking_since: z.string(),
    /** The minutes of the session, from 0, in which the child spoke: they earn points. */
    minutes: z.array(z.int()),
    points: z.int(),
    listed_at: z.optional(z.string()),
  }),
  key: ({ user_id, session_id }: SessionKey) => ({
    pk: userPartition(user_id),
    sk: `VOICE#${session_id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});
export type Session = NonNullable<Awaited<ReturnType<(typeof sessions)['get']>>>;

export const sittingOf = ({ session_id, turns, talking_since, last_at }: Session) => ({
  session_id,
  turns,
  talking_since,
  last: last_at,
});

/** The time at which the schedule ends a session at the latest. */
export const lastEnd = (created_at: string) =>
  secondsFrom(new Date(created_at), longestVoiceSeconds + resumeSeconds).toISOString();

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

/** The words of one turn. Never any sound. */
export const turns = entity({
  name: 'VoiceTurn',
  // `reply` is the part that was heard.
  schema: TalkTurn,
  key: turnKey('VOICETURN'),
  retention: untilTranscriptsExpire,
  onDeletion: 'delete',
});

export const { lastTurns, allTurns } = readingTurns('VOICETURN', turns);
