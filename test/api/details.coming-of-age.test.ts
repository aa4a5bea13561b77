import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import type { GuardiansSee } from '../../contract/users/endpoints';
import { lookAt } from '../support/analytics';
import { createBook } from '../support/books';
import { startTalk } from '../support/chat';
import { advanceClock, resetClock, seed } from '../support/cloud';
import { everything, nothing } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { childrenOf, inviteChild } from '../support/families';
import { changeFields } from '../support/friends';
import { newAddress } from '../support/mail';
import { createPerson, createTeen, meOf, type Person } from '../support/people';
import { setUp, signedIn, signUp } from '../support/sign-up';

afterEach(resetClock);

let guardian: Person;
let child: Person;
let session: string;
/** Seconds until the child counts as thirteen: midnight in New York, in winter time. */
let until: number;

beforeEach(async () => {
  guardian = await createPerson('parent');
  child = await createPerson('student', { age: 12 });
  const at = new Date((await meOf(child)).created_at);
  await changeFields(child.id, { birth_year: at.getUTCFullYear() - 13 });
  await seed({ task: 'guardian', adult: guardian.email, childId: child.id });
  const talk = await startTalk(child, { bookId: (await createBook()).id, endChapter: 2 });
  await talk.say('I liked the dragon very much');
  session = talk.session_id;
  until = Math.ceil((Date.UTC(at.getUTCFullYear() + 1, 0, 1, 5) - at.getTime()) / 1000);
});

const as = async ({ email, id }: Person) => ({ ...(await signedIn(email)), id }) as Person;
const guardiansOf = async ({ call }: Pick<Person, 'call'>) => (await call(consent.ownGuardians, {})).body;
const set = ({ call }: Pick<Person, 'call'>, see: GuardiansSee) =>
  call(consent.setGuardiansSee, { body: { see } });
/** Everybody at a moment after the child has come of age. */
const ofAge = async () => {
  await advanceClock(`PT${until + 5}S`);
  return { guardian: await as(guardian), child: await as(child) };
};
const readsTalk = async (who: Person) => (await lookAt(who, child).transcript(session)).status === 200;

describe('a child who reaches the age of consent', () => {
  test('403: cannot decide a minute before it', async () => {
    await advanceClock(`PT${until - 120}S`);
    const before = await as(child);
    expect(await meOf(before)).toMatchObject({ age: 12, decides_alone: false });
    expect(codeOf(await set(before, 'nothing'))).toBe('consent_required');
    expect(await childrenOf(await as(guardian))).toHaveLength(1);
  });

  test('200: is told, and the guardians see what they saw until it answers', async () => {
    const now = await ofAge();
    expect(await meOf(now.child)).toMatchObject({ age: 13, decides_alone: true, guardians_see: null });
    expect(await guardiansOf(now.child)).toMatchObject({
      see: null,
      guardians: [{ address: `${guardian.email[0]}•••@parent.test` }],
    });
    expect(await readsTalk(now.guardian)).toBe(true);
    expect(await childrenOf(now.guardian)).toHaveLength(1);
  });

  test('200: can leave all as it is', async () => {
    const now = await ofAge();
    expect((await set(now.child, 'all')).body.see).toBe('all');
    expect(await readsTalk(now.guardian)).toBe(true);
  });

  test('200: can keep the talks, and changes its mind', async () => {
    const now = await ofAge();
    await set(now.child, 'no_talks');
    expect(await readsTalk(now.guardian)).toBe(false);
    expect((await lookAt(now.guardian, child).chats()).status).toBe(200);
    await set(now.child, 'all');
    expect(await readsTalk(now.guardian)).toBe(true);
  });

  test('200: can end the guardianship, which no later answer brings back', async () => {
    const now = await ofAge();
    expect((await set(now.child, 'nothing')).body).toEqual({ see: 'nothing', guardians: [] });
    expect(await childrenOf(now.guardian)).toEqual([]);
    expect(await readsTalk(now.guardian)).toBe(false);
    expect(codeOf(await inviteChild(now.guardian, newAddress()))).toBe('not_verified');
    await set(now.child, 'all');
    expect(await childrenOf(now.guardian)).toEqual([]);
    expect((await meOf(now.child)).decides_alone).toBe(true);
  });

  test('200: the guardian of a child who becomes too young again sees the talks whatever the child had chosen', async () => {
    const params = { child_id: child.id };
    // Each answer of a guardian is on record.
    for (const body of [nothing, everything]) await guardian.call(consent.changeForChild, { params, body });
    const now = await ofAge();
    await set(now.child, 'no_talks');
    const { call } = now.child;
    expect((await call(consent.correct, { body: { region: 'Europe' } })).body.outcome).toBe('changed');
    expect(await readsTalk(now.guardian)).toBe(true);
    expect((await meOf(now.child)).guardians_see).toBeNull();
  });
});

test('200: a student who decides alone from the sign-up is not asked', async () => {
  const newcomer = await signUp();
  expect((await setUp(newcomer)).status).toBe(200);
  const { profile } = (await newcomer.call(onboarding.state, {})).body;
  expect(profile?.guardians_see).toBe('all');
  expect(await guardiansOf(await createTeen())).toEqual({ see: null, guardians: [] });
});
