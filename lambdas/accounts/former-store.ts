import * as z from 'zod/mini';
import { mailboxOf } from '../../contract/rules/mailbox';
import { keyedHash } from '../platform/keyed-hash';
import { entity } from '../platform/table/entity';

/**
 * What is known of a mailbox whose student is deleted, so that a second account with another age stays impossible: a keyed hash of the
 * mailbox, and a band of ages.
 */
const formers = entity({
  name: 'FormerStudent',
  schema: z.object({ mailbox: z.string(), age: z.int() }),
  key: ({ mailbox }: { mailbox: string }) => ({ pk: `FORMER#${mailbox}`, sk: 'STUDENT' }),
  retention: { days: 180 },
  onDeletion: { keep: 'a hash and an age, so that nobody comes back with another age' },
});

const keyOf = (email: string) => ({ mailbox: keyedHash(`former ${mailboxOf(email)}`) });

/** The highest ages of the bands: an exact age beside the hash of an address would tell more than is needed. */
const bands = [7, 9, 12, 15, 17] as const;

/** An adult student is not remembered: nothing depends on the age any more. */
export const rememberStudent = async (email: string, age: number): Promise<void> => {
  const band = bands.find((most) => age <= most);
  if (band !== undefined) await formers.put({ ...keyOf(email), age: band });
};

/** The highest age that a deleted student of this mailbox may have had; undefined if there was none. */
export const formerAge = async (email: string): Promise<number | undefined> =>
  (await formers.get(keyOf(email), { consistent: true }))?.age;
