import * as z from 'zod/mini';
import { setting } from '../../platform/config';
import { userPartition } from '../../platform/table/partition';

/** One turn of a talk, by text or by voice, including what the next turn needs. */
export const TalkTurn = z.object({
  number: z.int(),
  said: z.string(),
  said_at: z.string(),
  reply: z.string(),
  reply_kind: z.enum(['reply', 'help', 'fixed', 'refused']),
  replied_at: z.string(),
  summary: z.string(),
  /** The question that the companion asked last, until it is answered. */
  open: z.nullable(
    z.object({
      question: z.string(),
      /** The content of a right answer; null if any honest answer is right. */
      expected: z.nullable(z.string()),
      /** How often the child has tried. */
      tries: z.int(),
    }),
  ),
});
export type TalkTurn = z.infer<typeof TalkTurn>;

/** Turns expire by the time of their creation: later writes do not prolong them. */
export const untilTranscriptsExpire = {
  get days() {
    return Number(setting('TRANSCRIPT_DAYS'));
  },
  fromCreation: true,
} as const;

interface TurnKey {
  readonly user_id: string;
  readonly session_id: string;
  readonly number: number;
}

interface Turns<T> {
  list(
    pk: string,
    prefix: string,
    options?: { readonly limit?: number; readonly newestFirst?: boolean; readonly consistent?: boolean },
  ): Promise<T[]>;
}

const prefixOf = (kind: string, session: string) => `${kind}#${session}#`;

/** The key of the turns of a kind of talk, in order within a session. */
export const turnKey =
  (kind: string) =>
  ({ user_id, session_id, number }: TurnKey) => ({
    pk: userPartition(user_id),
    sk: `${prefixOf(kind, session_id)}${String(number).padStart(4, '0')}`,
  });

/** The reads of one kind of turns: the first that has not expired; the last ones, oldest first and consistent; all of them. */
export const readingTurns = <T>(kind: string, turns: Turns<T>) => ({
  firstTurn: async (userId: string, session: string): Promise<T | undefined> =>
    (await turns.list(userPartition(userId), prefixOf(kind, session), { limit: 1 }))[0],
  lastTurns: async (userId: string, session: string, limit: number): Promise<T[]> =>
    (
      await turns.list(userPartition(userId), prefixOf(kind, session), {
        limit,
        newestFirst: true,
        consistent: true,
      })
    ).toReversed(),
  allTurns: (userId: string, session: string): Promise<T[]> =>
    turns.list(userPartition(userId), prefixOf(kind, session)),
});
