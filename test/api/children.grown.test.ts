import { afterEach, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import { users } from '../../contract/users/endpoints';
import { byPictures, createFamily, enter, isIn, openDevice } from '../support/children';
import { advanceClock, resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createGuardian } from '../support/family';
import { changeFields, unfriend } from '../support/friends';
import type { Person } from '../support/people';

afterEach(resetClock);

const grow = (id: string) => changeFields(id, { age: 14, birth_year: new Date().getFullYear() - 15 });
const seeNothing = ({ call }: Pick<Person, 'call'>) =>
  call(consent.setGuardiansSee, { body: { see: 'nothing' } });

test('401: a grown child who ends a guardian is signed out, and comes in on the device of the other', async () => {
  const { guardian, id, device } = await createFamily();
  const other = await createGuardian({ id });
  const theirs = await openDevice(other);
  await grow(id);
  const child = await enter(id, byPictures(device));
  expect((await unfriend(child, guardian)).body).toEqual({ removed: true });
  expect(codeOf(await child.call(users.me, {}))).toBe('unauthenticated');
  expect(await isIn(id, byPictures(device))).toBe(false);
  await advanceClock('PT2S');
  const again = await enter(id, byPictures(theirs.device));
  expect((await again.call(users.me, {})).status).toBe(200);
});

test('409: a grown child without an address does not end the last guardian, by whose devices it comes in', async () => {
  const { guardian, id, device } = await createFamily();
  await grow(id);
  const child = await enter(id, byPictures(device));
  expect(codeOf(await unfriend(child, guardian))).toBe('guardian_lets_in');
  expect(codeOf(await seeNothing(child))).toBe('guardian_lets_in');
  expect((await child.call(users.me, {})).status).toBe(200);
  await createGuardian({ id });
  expect(codeOf(await seeNothing(child))).toBe('guardian_lets_in');
  expect((await unfriend(child, guardian)).status).toBe(200);
});
