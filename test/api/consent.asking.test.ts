import { afterEach, describe, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { users } from '../../contract/users/endpoints';
import { resetClock } from '../support/cloud';
import {
  agreed,
  ask,
  asked,
  consents,
  createChild,
  expectShut,
  mailsAbout,
  subjects,
} from '../support/consent';
import { codeOf } from '../support/endpoints';
import { mailsOut, mailsTo, newAddress, pass } from '../support/mail';
import { createPerson } from '../support/people';
import { setUp, signUp } from '../support/sign-up';

afterEach(resetClock);

describe('the limits of requests', () => {
  test('429: a second request within a minute is refused, for any grown-up, and the first link stays valid', async () => {
    const { child, adult } = await asked();
    expect(codeOf(await ask(child, adult))).toBe('consent_asked_too_often');
    const other = newAddress('other');
    expect(codeOf(await ask(child, other))).toBe('consent_asked_too_often');
    await pass('PT61S');
    expect((await ask(child, other)).status).toBe(200);
    await mailsOut();
    expect(await mailsTo(adult)).toHaveLength(1);
    expect(await mailsTo(other)).toHaveLength(1);
  });

  test('429: more than five requests a day are refused, and the next day allows more', async () => {
    const child = await createChild();
    const adults = Array.from({ length: 7 }, () => newAddress('adult'));
    for (const adult of adults.slice(0, 5)) {
      expect((await ask(child, adult)).status).toBe(200);
      await pass('PT61S');
    }
    expect(codeOf(await ask(child, adults[5] ?? ''))).toBe('consent_asked_too_often');
    await pass('P1D');
    expect((await ask(child, adults[6] ?? '')).status).toBe(200);
    await mailsOut();
    const counts = await Promise.all(adults.map(async (adult) => (await mailsTo(adult)).length));
    expect(counts).toEqual([1, 1, 1, 1, 1, 0, 1]);
  });

  test('200 and 429: only one of ten simultaneous tabs sends the request, both times', async () => {
    const [child, adult] = [await createChild(), newAddress('adult')];
    for (const mails of [1, 2]) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(child, adult)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const refused of answers.filter(({ status }) => status !== 200))
        expect(codeOf(refused)).toBe('consent_asked_too_often');
      await mailsOut();
      expect(await mailsAbout(adult, subjects.request)).toHaveLength(mails);
      await pass('PT61S');
    }
  });
});

describe('the grown-up', () => {
  test("400: cannot have the child's own address, in upper or lower case", async () => {
    const child = await createChild();
    for (const email of [child.email, child.email.toUpperCase(), ` ${child.email} `])
      expect(codeOf(await ask(child, email))).toBe('consent_own_address');
    await mailsOut();
    expect(await mailsTo(child.email)).toEqual([]);
  });

  test('200: is shown with a masked address', async () => {
    const child = await createChild();
    const { body } = await ask(child, newAddress('very.long.name+tag'));
    expect(body.adult).toBe('v•••@home.test');
    expect((await child.call(onboarding.state, {})).body.consent).toEqual({ status: 'asked', ...body });
  });

  test('200: may have an account, which the answer does not reveal', async () => {
    const [parent, teacher] = [await createPerson('parent'), await createPerson('teacher')];
    for (const email of [parent.email, teacher.email, newAddress()]) {
      const { status, body } = await ask(await createChild(), email);
      expect({ status, fields: Object.keys(body).toSorted() }).toEqual({
        status: 200,
        fields: ['adult', 'asked_at'],
      });
    }
  });

  test('gets no mail if the address belongs to another child, who cannot give permission', async () => {
    const [child, friend] = [await createChild(), await createPerson('student', { age: 10 })];
    await ask(child, friend.email);
    await mailsOut();
    expect(await mailsTo(friend.email)).toEqual([]);
  });
});

describe('the need for consent', () => {
  test.each([
    ['United States', 12, 13],
    ['Europe', 15, 16],
    ['India', 17, 18],
    ['China', 13, 14],
    ['Canada', 12, 13],
  ] as const)('in %s: exists at the age of %d, but not at %d', async (region, below, above) => {
    const [child, teenager] = [
      await createChild({ region, age: below }),
      await createChild({ region, age: above }),
    ];
    await expectShut(child);
    expect((await ask(child, newAddress('adult'))).status).toBe(200);
    expect((await teenager.call(users.me, {})).status).toBe(200);
    expect(codeOf(await ask(teenager, newAddress('adult')))).toBe('consent_not_needed');
  });

  test('200: does not apply to a fifteen-year-old in the United States', async () => {
    const who = await signUp();
    const { body } = await setUp(who, { age: 15 });
    expect(body).toMatchObject({ step: 'interests', consent: null });
    expect((await who.call(users.me, {})).status).toBe(200);
  });

  test('409: does not apply to grown-ups', async () => {
    for (const role of ['teacher', 'parent', 'operator'] as const) {
      const adult = await createPerson(role, { age: 18, region: 'India' });
      expect(codeOf(await ask(adult, newAddress('adult')))).toBe('consent_not_needed');
    }
  });

  test('409: has ended for a child with the permission', async () => {
    const { child, adult } = await agreed(consents('core'));
    await pass('PT61S');
    expect(codeOf(await ask(child, adult))).toBe('consent_not_needed');
  });

  test('403: is not known without a profile', async () => {
    const { call } = await signUp();
    expect(codeOf(await call(consent.ask, { body: { email: newAddress() } }))).toBe('profile_incomplete');
  });
});
