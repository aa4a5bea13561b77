import { demoConsents } from './accounts';
import type { SeedTask } from './handler';
import { type PoolAddress, signIns } from './people';

/**
 * Creates a student for experiments: named after the address, nine years old, with a guardian who has consented (by default the
 * demo's parent). Returns its id.
 */
export const createStudent = async (
  pool: PoolAddress,
  run: (task: SeedTask) => Promise<unknown>,
  email: string,
  password: string,
  guardian = 'parent@home.test',
): Promise<string> => {
  const people = signIns(pool);
  const id = await people.create(email, password);
  await people.confirm(email, password);
  await run({
    task: 'person',
    person: {
      id,
      email,
      username: (email.split('@')[0] ?? email).slice(0, 16),
      age: 9,
      region: 'United States',
      account_type: 'student',
      consents: demoConsents,
    },
    guardian,
  });
  await run({
    task: 'profile',
    userId: id,
    interests: { hobbies: ['Reading'], 'favorite genres': ['Adventure'] },
    pastBooks: [{ id: 'holes', title: 'Holes', author: 'Louis Sachar', rating: 5, description: '' }],
  });
  return id;
};
