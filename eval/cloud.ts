import { callerAt } from '../bench/caller';
import { flags } from '../contract/flags/endpoints';
import { severities } from '../contract/flags/kinds';
import { startDemo } from '../local/built-cloud';
import type { RealModel } from '../local/real-model';
import { seedFunction } from '../local/seed/seed';
import { createStudent } from '../local/seed/student';

type Caller = Awaited<ReturnType<ReturnType<typeof callerAt>>>;

export interface Child {
  readonly id: string;
  readonly call: Caller;
}

/** A question of the companion, as the server keeps it to judge the child's next words. */
export interface Asked {
  readonly question: string;
  /** Null for a question without a right answer. */
  readonly expected: string | null;
  /** Above 0 after a hint: the question of an earlier turn is still open. */
  readonly tries: number;
}

export interface World {
  newChild(): Promise<Child>;
  /** The open question of each turn; null where no question is open. */
  askedIn(child: Child, session: string): Promise<(Asked | null)[]>;
  /** How many flags on the child operators see: those of which grown-ups are told, and those that are in doubt. */
  flagsOf(child: Child): Promise<{ readonly severe: number; readonly doubtful: number }>;
  /** How often drafts were refused so far, by the reason that the function logs. */
  refusals(): Map<string, number>;
  close(): Promise<void>;
}

/** A laptop cloud in this process with its demo data. All calls use its HTTP interface, as a browser does. */
export const startWorld = async (realModel: RealModel | undefined): Promise<World> => {
  const cloud = await startDemo({ realModel });
  const as = callerAt(cloud.url);
  const operator = await as('operator@inkwren.test');
  let children = 0;
  return {
    newChild: async () => {
      children += 1;
      const email = `reader${String.fromCharCode(97 + (children % 26))}${children}@eval.test`;
      const id = await createStudent(
        cloud.identity,
        (task) => cloud.invoke(seedFunction, task),
        email,
        'read-more-books-1',
      );
      return { id, call: await as(email) };
    },
    askedIn: async ({ id }, session) =>
      (await cloud.invoke(seedFunction, { task: 'asked', userId: id, session })) as (Asked | null)[],
    flagsOf: async ({ id }) => {
      const found = { severe: 0, doubtful: 0 };
      let cursor: string | undefined;
      do {
        const page = await operator(flags.open, { query: cursor === undefined ? {} : { cursor } });
        for (const { child_id, severity } of page.flags)
          if (child_id === id) found[severity === severities.severe ? 'severe' : 'doubtful']++;
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      return found;
    },
    refusals: () => {
      const reasons = cloud.logs.flatMap(
        (line) => /"unusable answer".*"reason":"([^"]+)"/.exec(line)?.[1] ?? [],
      );
      return new Map(
        [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]),
      );
    },
    close: () => cloud.close(),
  };
};
