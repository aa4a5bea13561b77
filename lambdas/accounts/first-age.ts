import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';

/** The first age given with an address: another age does not get a user past the age check. */
const ages = entity({
  name: 'FirstAge',
  schema: z.object({ email: z.string(), age: z.int() }),
  key: ({ email }: { email: string }) => ({ pk: `FIRSTAGE#${email}`, sk: 'AGE' }),
  retention: { days: 180 },
});

/** Returns the first age given for an address; stores the age given now if there was none. */
export const firstAge = async (email: string, age: number): Promise<number> => {
  if (await ages.create({ email, age })) return age;
  return (await ages.get({ email }, { consistent: true }))?.age ?? age;
};

/** For operators: allows a user who made a mistake to give the age again. */
export const forgetFirstAge = async (email: string): Promise<void> => {
  await ages.remove({ email });
};
