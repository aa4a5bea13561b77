import * as z from 'zod/mini';
import { secondsFrom } from '../platform/clock';
import { entity } from '../platform/table/entity';
import { shardOf, shards } from '../platform/table/partition';
import { findInBatches, type findUsers, type UserItem } from './find';

const studentsPartition = (shard: number) => `STUDENTS#${shard}`;

/** An account that no grown-up has agreed to is deleted after this time, and the grown-up reminded two weeks before. */
const sweptAfterDays = 60;
const remindedAfterDays = 46;

const daysAfter = (created_at: string, days: number) =>
  secondsFrom(new Date(created_at), days * 86_400).toISOString();

export const sweptAt = (created_at: string): string => daysAfter(created_at, sweptAfterDays);

export const remindedAt = (created_at: string): string => daysAfter(created_at, remindedAfterDays);

/** All students of the board of all time, for a recount and for the look of each night. */
export const students = entity({
  name: 'StudentEntry',
  schema: z.object({
    id: z.string(),
    /** When a child that waits for a grown-up is looked at. On no list: each night reads all entries anyway. */
    look_at: z.optional(z.string()),
  }),
  key: ({ id }: { id: string }) => ({ pk: studentsPartition(shardOf(id)), sk: `ID#${id}` }),
  retention: 'account',
  onDeletion: { mirror: 'boards' },
});

export const studentsOf = (shard: number) => students.list(studentsPartition(shard), 'ID#');

/** The ids of the students of one shard. */
export const idsOfStudents = async (shard: number): Promise<string[]> =>
  (await studentsOf(shard)).map(({ id }) => id);

/** All students, a hundred at a time. */
export async function* allStudents(find?: typeof findUsers): AsyncGenerator<UserItem[]> {
  for (let shard = 0; shard < shards; shard++) yield* findInBatches(await idsOfStudents(shard), find);
}
