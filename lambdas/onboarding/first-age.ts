import { ages } from './store';

/** Returns the first age given for an address; stores the age given now if there was none. */
export const firstAge = async (email: string, age: number): Promise<number> => {
  if (await ages.create({ email, age })) return age;
  return (await ages.get({ email }, { consistent: true }))?.age ?? age;
};

/** For operators: allows a user who made a mistake to give the age again. */
export const forgetFirstAge = async (email: string): Promise<void> => {
  await ages.remove({ email });
};
