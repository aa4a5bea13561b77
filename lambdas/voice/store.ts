import * as z from 'zod/mini';
import { longestVoiceSeconds, resumeSeconds } from '../../contract/rules/voice';
import { secondsFrom } from '../platform/clock';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { readingTurns, turnFields, turnKey, untilTranscriptsExpire } from '../talks/turn';

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
    /** Since when the child has talked without a break. */
    talking_since: z.string(),
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

/** The latest moment at which the schedule ends a session that nobody has ended. */
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

/** What was said in one turn. Never any sound. */
export const turns = entity({
  name: 'VoiceTurn',
  // The reply as far as it was heard.
  schema: z.object(turnFields),
  key: turnKey('VOICETURN'),
  retention: untilTranscriptsExpire,
});

export const { lastTurns, allTurns } = readingTurns('VOICETURN', turns);
