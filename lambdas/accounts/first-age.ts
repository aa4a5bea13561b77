import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { formerAge } from './former-store';

/** The first age given with an address: another age does not get a user past the age check. */
const ages = entity({
  name: 'FirstAge',
  schema: z.object({ email: z.string(), age: z.int() }),
  key: ({ email }: { email: string }) => ({ pk: `FIRSTAGE#${email}`, sk: 'AGE' }),
  retention: { days: 180 },
  onDeletion: { mirror: 'address' },
});

const firstGiven = async (email: string, age: number): Promise<number> => {
  if (await ages.create({ email, age })) return age;
  return (await ages.get({ email }, { consistent: true }))?.age ?? age;
};

/**
 * Returns the first age given for an address, or the highest one that a deleted student of the mailbox may have had; stores the
 * age given now if there was none.
 */
export const firstAge = async (email: string, age: number): Promise<number> =>
  Math.min(await firstGiven(email, age), (await formerAge(email)) ?? age);

/** After a correction: the corrected age holds for a further account under this address. */
export const correctFirstAge = (email: string, age: number): Promise<boolean> => ages.put({ email, age });

/** For operators: allows a user who made a mistake to give the age again. */
export const forgetFirstAge = async (email: string): Promise<void> => {
  await ages.remove({ email });
};
