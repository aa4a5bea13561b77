import { findPerson, type Person } from '../../lambdas/users/identify';

/** The user with this id, as the product's use cases take the one who acts. */
export const somebody = async (sub: string): Promise<Person> => {
  const person = await findPerson({ sub, groups: [] }, { consistent: true });
  if (person === undefined) throw new Error(`Nobody has the id ${sub}`);
  return person;
};
