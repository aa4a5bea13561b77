import * as z from 'zod/mini';
import { setting } from '../platform/config';
import { userPartition } from '../platform/table/partition';

/** What was said in one turn of a talk, by text or by voice, and what the next turn needs to know of it. */
export const turnFields = {
  number: z.int(),
  said: z.string(),
  said_at: z.string(),
  reply: z.string(),
  reply_kind: z.enum(['reply', 'help', 'fixed', 'refused']),
  replied_at: z.string(),
  summary: z.string(),
  open: z.nullable(z.object({ question: z.string(), expected: z.nullable(z.string()), tries: z.int() })),
};
const TurnFields = z.object(turnFields);
export type TalkTurn = z.infer<typeof TurnFields>;

/** What was said is gone after that, whatever becomes of the turn meanwhile. */
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

/** The reads of a kind of turns: the first that has not expired, the last ones, oldest first and consistent, and all. */
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
