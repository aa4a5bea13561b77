import { ages } from './store';

/** The age that was given first with an address; the one given now when there was none before. */
export const firstAge = async (email: string, age: number): Promise<number> => {
  if (await ages.create({ email, age })) return age;
  return (await ages.get({ email }, { consistent: true }))?.age ?? age;
};

/** For operators: whoever made a mistake may say their age anew. */
export const forgetFirstAge = async (email: string): Promise<void> => {
  await ages.remove({ email });
};
