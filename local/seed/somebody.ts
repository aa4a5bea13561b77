import { findPerson, type Person } from '../../lambdas/accounts/identify';

/** The user with this id as an actor of the product's use cases. Throws for an unknown id. */
export const somebody = async (sub: string): Promise<Person> => {
  const person = await findPerson({ sub, groups: [] }, { consistent: true });
  if (person === undefined) throw new Error(`Nobody has the id ${sub}`);
  return person;
};
