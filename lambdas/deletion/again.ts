import { findUsers } from '../accounts/find';
import { idsOfStudents } from '../accounts/students';
import { idOfMember } from '../accounts/verify';
import { inParallel } from '../platform/in-parallel';
import { keyedHash } from '../platform/keyed-hash';
import { log } from '../platform/log';
import { putMedia, readMedia } from '../platform/media';
import { shards } from '../platform/table/partition';
import { grownUpsOf } from '../relations/store';
import { beginAlone } from './begin';

/** Outside the table, so that a table that is restored to an earlier time does not lose it. A hash names the person. */
const markOf = (userId: string) => ({ prefix: 'deleted', name: `${keyedHash(userId)}.txt` }) as const;

/** Remembers a deletion for longer than the table can be restored. Idempotent. */
export const rememberDeletion = (userId: string): Promise<void> =>
  putMedia(markOf(userId), Buffer.from('deleted'), 'text/plain');

const longestMark = 100;

const wasDeleted = async (userId: string): Promise<boolean> =>
  (await readMedia(markOf(userId), longestMark)) !== undefined;

/** The accounts of the grown-ups who see these children. */
const grownUpsWithAccounts = async (childIds: readonly string[]): Promise<string[]> => {
  const pairs = (await inParallel(childIds, grownUpsOf)).flat();
  const emails = [...new Set(pairs.map(({ adult_email }) => adult_email))];
  return (await inParallel(emails, idOfMember)).filter((id) => id !== undefined);
};

/**
 * Deletes again whoever was deleted before the table was restored to an earlier time: students, and the grown-ups who see one.
 * An operator starts it after a restore. Costs a request to the bucket for each account.
 */
export const deleteAgain = async (): Promise<void> => {
  let count = 0;
  for (let shard = 0; shard < shards; shard++) {
    const children = await idsOfStudents(shard);
    const ids = [...new Set([...children, ...(await grownUpsWithAccounts(children))])];
    const gone = await inParallel(ids, async (id) => ((await wasDeleted(id)) ? [id] : []));
    for (const user of await findUsers(gone.flat())) if (await beginAlone(user)) count++;
  }
  log.info('deleted again after a restore', { count });
};
