import * as z from 'zod/mini';
import { Bytes, pack, unpack } from '../platform/packed';
import { entity } from '../platform/table/entity';

const partition = (week: string) => `SETTLEMENT#${week}`;

/** The result of a stage for one shard, packed. A repetition overwrites it with the same result, as the week is over. */
const findings = entity({
  name: 'SettlementFinding',
  schema: z.object({ found: Bytes }),
  key: ({ week, name }: { week: string; name: string }) => ({ pk: partition(week), sk: name }),
  // A run needs them for hours, and for as long as its jobs may be among the dead letters.
  retention: { days: 21 },
  onDeletion: { keep: 'ids and points of a week’s settlement, until its jobs cannot be repeated any more' },
});

/** The stages of a run that have begun. */
export const stages = entity({
  name: 'SettlementStage',
  schema: z.object({ sent: z.boolean(), begun_at: z.string() }),
  key: ({ week, run, stage }: { week: string; run: string; stage: string }) => ({
    pk: partition(week),
    sk: `STAGE#${run}#${stage}`,
  }),
  retention: { days: 60 },
  onDeletion: 'nobody',
});

/** The latest run of each kind: the next one also settles the nights or weeks that were missed since. */
export const runs = entity({
  name: 'SettlementRun',
  schema: z.object({ at: z.string() }),
  key: ({ what }: { what: 'streaks' | 'week' }) => ({ pk: partition('RUNS'), sk: what }),
  retention: { days: 365 },
  onDeletion: 'nobody',
});

const padded = (number: number) => String(number).padStart(4, '0');

/** Reads and writes one kind of result. */
const finding = <S extends z.ZodMiniType>(kind: string, schema: S) => ({
  put: (week: string, part: readonly number[], found: z.output<S>) =>
    findings.put({ week, name: [kind, ...part.map(padded)].join('#'), found: pack(found) }),
  all: async (week: string): Promise<z.output<S>[]> =>
    (await findings.list(partition(week), `${kind}#`, { consistent: true })).map(({ found }) =>
      schema.parse(unpack(found)),
    ),
  one: async (week: string): Promise<z.output<S> | undefined> => {
    const item = await findings.get({ week, name: kind }, { consistent: true });
    return item && schema.parse(unpack(item.found));
  },
});

/** The number of students of a shard by points. */
export const counts = finding('COUNT', z.array(z.tuple([z.int(), z.int()])));

export const cuts = finding('CUTS', z.array(z.object({ gems: z.int(), points: z.int(), places: z.int() })));

/** The students with exactly the score of a cutoff, in pieces. */
const Tied = z.object({ id: z.string(), points: z.int(), reached_at: z.string() });
export const ties = finding('TIE', z.object({ last: z.boolean(), students: z.array(Tied) }));

/** The last student on a cutoff who gets the reward; null if all or none of them do. */
export const ranks = finding('RANKS', z.array(z.nullable(Tied)));
