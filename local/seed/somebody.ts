import { findPerson, type Person } from '../../lambdas/accounts/identify';

/** The user with this id as an actor of the product's use cases. Throws for an unknown id. */
export const somebody = async (id: string): Promise<Person> => {
  const person = await findPerson({ id, groups: [] }, { consistent: true });
  if (person === undefined) throw new Error(`Nobody has the id ${id}`);
  return person;
};
