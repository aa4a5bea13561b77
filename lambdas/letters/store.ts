import * as z from 'zod/mini';
import { LetterKind } from '../../contract/letters/kinds';
import { entity } from '../platform/table/entity';

/** Longer than a year, so that a link of the last letter still finds a letter that was stopped. */
const keptDays = 400;

/**
 * A grown-up's subscription to a letter. While it is on, it is on the list `dueLetters` at the next local morning. It is renewed
 * by every letter, and a stopped one is deleted when its links are too old to be opened.
 */
export const subscriptions = entity({
  name: 'LetterSubscription',
  schema: z.object({
    id: z.string(),
    letter: LetterKind,
    address: z.string(),
    /** The zone of the device on which it was switched on, which counts while no zone of the family is stored. */
    device_zone: z.nullable(z.string()),
    /** The zone by which the next letter is listed. */
    time_zone: z.string(),
    is_on: z.boolean(),
    /** The local day of the latest letter that was sent, or left out. */
    sent: z.nullable(z.string()),
    /** The latest letter said that nothing was read. */
    was_empty: z.boolean(),
    /** The hashes of the secrets in the latest letters. */
    links: z.array(z.string()),
    /** The end of the lease of the worker that writes the letter. */
    lease_until: z.nullable(z.string()),
    listed_at: z.optional(z.string()),
  }),
  key: ({ id }: { id: string }) => ({ pk: `LETTER#${id}`, sk: 'SUBSCRIPTION' }),
  retention: { days: keptDays },
  onDeletion: { mirror: 'grown-ups' },
});
export type Subscription = NonNullable<Awaited<ReturnType<(typeof subscriptions)['get']>>>;

/** Subscriptions by the time at which their next letter is due. */
export const dueLetters = 'LETTERS';

/** Finds the subscriptions of an address. Guardians without an account have letters, too. */
export const letterOwners = entity({
  name: 'LetterOwner',
  schema: z.object({ address: z.string(), letter: LetterKind, id: z.string() }),
  key: ({ address, letter }: { address: string; letter: LetterKind }) => ({
    pk: `ADULT#${address}`,
    sk: `LETTER#${letter}`,
  }),
  retention: 'account',
  onDeletion: { mirror: 'grown-ups' },
});

export const subscriptionOf = async (address: string, letter: LetterKind) => {
  const owner = await letterOwners.get({ address, letter }, { consistent: true });
  return owner && subscriptions.get(owner, { consistent: true });
};
