import { demoConsents } from './accounts';
import type { SeedTask } from './handler';
import { type PoolAddress, signIns } from './people';

/** Creates a student for experiments: named after the address, nine years old, with a parent who has consented. Returns its id. */
export const createStudent = async (
  pool: PoolAddress,
  run: (task: SeedTask) => Promise<unknown>,
  email: string,
  password: string,
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
    guardian: 'parent@home.test',
  });
  await run({
    task: 'profile',
    userId: id,
    interests: { hobbies: ['Reading'], 'favorite genres': ['Adventure'] },
    pastBooks: [{ id: 'holes', title: 'Holes', author: 'Louis Sachar', rating: 5, description: '' }],
  });
  return id;
};
