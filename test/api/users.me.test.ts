import { expect, test } from '@jest/globals';
import { users } from '../../contract/users/endpoints';
import { advanceClock, seed } from '../support/cloud';
import { createPerson } from '../support/people';

test('200: returns the signed-in user with the balance', async () => {
  const child = await createPerson();
  await seed({ task: 'award', userId: child.id, cause: 'quiz#test', points: 30, gems: 2 });
  const { status, body } = await child.call(users.me, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: child.id, account_type: 'student', points: 30, gems: 2, streak: 0 });
});

test('200: the streak lasts through the next day and has lapsed the day after, without a settlement', async () => {
  const child = await createPerson();
  await seed({ task: 'streak', userId: child.id, days: 4 });
  await advanceClock('P1D');
  expect((await child.call(users.me, {})).body.streak).toBe(4);
  await advanceClock('P1D');
  expect((await child.call(users.me, {})).body.streak).toBe(0);
});
