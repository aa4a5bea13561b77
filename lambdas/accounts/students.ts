import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { shardOf, shards } from '../platform/table/partition';
import { findInBatches, type UserItem } from './find';

const studentsPartition = (shard: number) => `STUDENTS#${shard}`;

/** All students of the board of all time, for a recount. */
export const students = entity({
  name: 'StudentEntry',
  schema: z.object({ id: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: studentsPartition(shardOf(id)), sk: `ID#${id}` }),
  retention: 'account',
});

/** The ids of the students of one shard. */
export const idsOfStudents = async (shard: number): Promise<string[]> =>
  (await students.list(studentsPartition(shard), 'ID#')).map(({ id }) => id);

/** All students, a hundred at a time. */
export async function* allStudents(): AsyncGenerator<UserItem[]> {
  for (let shard = 0; shard < shards; shard++) yield* findInBatches(await idsOfStudents(shard));
}
