import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { proposals } from '../../contract/proposals/endpoints';
import { advanceClock, resetClock, seed } from '../support/cloud';
import { agreed, ask, consents, everything, expectShut, nothing } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { childrenOf } from '../support/families';
import { changeFields } from '../support/friends';
import { newAddress } from '../support/mail';
import { doneByTwo, propose } from '../support/operators';
import { createPerson, createTeen, meOf, type Person } from '../support/people';
import { setUp, signedIn, signUp } from '../support/sign-up';

type Correction = Parameters<typeof correct>[1];
const correct = ({ call }: Pick<Person, 'call'>, body: (typeof consent.correct)['body']['_zod']['input']) =>
  call(consent.correct, { body });
const outcomeOf = async (who: Pick<Person, 'call'>, body: Correction) =>
  (await correct(who, body)).body.outcome;

let operator: Person;
/** The year in New York, of the suite's clock. */
let year: number;
beforeAll(async () => {
  operator = await createPerson('operator');
  year = new Date((await meOf(operator)).created_at).getFullYear();
});
afterEach(resetClock);

/** A child of twelve with a guardian who has an account. */
const family = async (of = {}) => {
  const guardian = await createPerson('parent');
  const { child } = await agreed(everything, guardian.email, { age: 12, ...of });
  const correctFor = (body: Correction) =>
    guardian.call(consent.correctForChild, { params: { child_id: child.id }, body });
  return { guardian, child, correctFor };
};
const alone = (of = {}) => createPerson('student', { age: 12, ...of });
const detailsOf = async (guardian: Person) => (await childrenOf(guardian))[0]?.details;

describe('what opens nothing', () => {
  test('200: is changed by the person at once: the year that fits the told age, a later one, a stricter region', async () => {
    const child = await alone();
    expect(await outcomeOf(child, { birth_year: year - 12 })).toBe('changed');
    expect(await meOf(child)).toMatchObject({ age: 12, birth_year: year - 12 });
    expect(await outcomeOf(child, { birth_year: year - 11 })).toBe('changed');
    expect(await meOf(child)).toMatchObject({ age: 10, birth_year: year - 11 });
    expect(await outcomeOf(child, { birth_year: year - 10 })).toBe('changed');
    expect(await meOf(child)).toMatchObject({ age: 9, birth_year: year - 10 });
    expect(await outcomeOf(child, { region: 'Europe' })).toBe('changed');
    expect((await meOf(child)).region).toBe('Europe');
  });

  test('200: a school is left at once, and with it the school’s board', async () => {
    const child = await alone({ school: 'Maple' });
    expect(await outcomeOf(child, { school: null })).toBe('changed');
    expect((await meOf(child)).school).toBeNull();
    const teacher = await createPerson('teacher', { school: 'Maple' });
    expect(await outcomeOf(teacher, { school: null })).toBe('changed');
  });

  test('400: nobody names a school of their own', async () => {
    expect(codeOf(await correct(await alone(), { school: 'Maple' as never }))).toBe('invalid_input');
  });

  test('200: grown-ups change what they like; 403: but do not become younger than eighteen', async () => {
    const parent = await createPerson('parent');
    expect(await outcomeOf(parent, { birth_year: year - 30, region: 'Canada' })).toBe('changed');
    expect(await meOf(parent)).toMatchObject({ age: 29, region: 'Canada' });
    expect(codeOf(await correct(parent, { birth_year: year - 18 }))).toBe('adults_only');
    expect(await outcomeOf(parent, { birth_year: year - 19 })).toBe('changed');
  });

  test('403: nobody becomes younger than the terms allow', async () => {
    const child = await alone({ age: 10 });
    expect(codeOf(await correct(child, { birth_year: year - 8 }))).toBe('too_young');
    expect(await outcomeOf(child, { birth_year: year - 9 })).toBe('changed');
  });
});

describe('what lets a child decide alone', () => {
  test('200: waits for the guardian, who agrees in the account', async () => {
    const { guardian, child, correctFor } = await family();
    expect(await outcomeOf(child, { birth_year: year - 14 })).toBe('guardian');
    expect(await meOf(child)).toMatchObject({ age: 12, birth_year: null, decides_alone: false });
    expect(await detailsOf(guardian)).toMatchObject({
      birth_year: null,
      needs_guardian: true,
      asked: { birth_year: year - 14, region: null },
    });
    expect((await correctFor({ birth_year: year - 14 })).body.details).toMatchObject({
      birth_year: year - 14,
      needs_guardian: false,
      asked: null,
    });
    expect(await meOf(child)).toMatchObject({ age: 13, decides_alone: true });
  });

  test('200: a guardian’s no changes nothing', async () => {
    const { guardian, child } = await family();
    await correct(child, { birth_year: year - 14 });
    const params = { child_id: child.id };
    expect((await guardian.call(consent.declineCorrection, { params })).body.details.asked).toBeNull();
    expect((await meOf(child)).age).toBe(12);
  });

  test('200: an earlier coming of age waits too, by the year or by the region', async () => {
    const { child } = await family();
    // Twelve as before, and thirteen a year earlier.
    expect(await outcomeOf(child, { birth_year: year - 13 })).toBe('guardian');
    const european = (await family({ region: 'Europe' })).child;
    expect(await outcomeOf(european, { region: 'United States' })).toBe('guardian');
    expect(await outcomeOf(european, { region: 'India' })).toBe('changed');
    expect(await outcomeOf(european, { region: 'Europe' })).toBe('guardian');
    // Stricter by the region, and still not earlier by the year.
    expect(await outcomeOf(child, { region: 'Europe', birth_year: year - 13 })).toBe('changed');
  });

  test('404, 409: only a guardian of this child corrects, and only while the child does not decide alone', async () => {
    const { child, correctFor } = await family();
    const stranger = await createPerson('parent');
    const params = { child_id: child.id };
    for (const answer of [
      await stranger.call(consent.correctForChild, { params, body: { birth_year: year - 14 } }),
      await stranger.call(consent.declineCorrection, { params }),
    ])
      expect(codeOf(answer)).toBe('child_not_found');
    await correctFor({ birth_year: year - 14 });
    expect(codeOf(await correctFor({ birth_year: year - 10 }))).toBe('decides_alone');
    expect((await meOf(child)).age).toBe(13);
  });

  test('200: of a child without a guardian waits for two operators', async () => {
    const child = await alone();
    expect(await outcomeOf(child, { birth_year: year - 14 })).toBe('operators');
    const listed = (await operator.call(proposals.corrections, { query: {} })).body.corrections;
    expect(listed.find(({ id }) => id === child.id)).toMatchObject({
      age: 12,
      has_guardian: false,
      asked: { birth_year: year - 14, region: null },
    });
    const change = { action: 'correct_details' as const, id: child.id, birth_year: year - 14 };
    await propose(operator, change);
    expect((await meOf(child)).age).toBe(12);
    expect((await doneByTwo(operator, change)).status).toBe(200);
    expect(await meOf(child)).toMatchObject({ age: 13, birth_year: year - 14, decides_alone: true });
    const left = (await operator.call(proposals.corrections, { query: {} })).body.corrections;
    expect(left.some(({ id }) => id === child.id)).toBe(false);
  });

  test('409: two operators do not decide in place of a guardian, but about the school', async () => {
    const { child } = await family();
    const correcting = { action: 'correct_details' as const, id: child.id };
    expect(codeOf(await propose(operator, { ...correcting, birth_year: year - 14 }))).toBe(
      'guardian_decides',
    );
    expect(codeOf(await propose(operator, { ...correcting, region: 'United States' }))).toBe(
      'nothing_to_correct',
    );
    expect((await doneByTwo(operator, { ...correcting, school: 'Maple' })).status).toBe(200);
    expect((await meOf(child)).school).toBe('Maple');
  });

  test('200: two operators let somebody in who told a wrong age and waits for a grown-up', async () => {
    const newcomer = await signUp();
    const { body } = await setUp(newcomer, { age: 11 });
    expect(body.step).toBe('consent');
    const found = await operator.call(proposals.findPerson, { body: { email: newcomer.email } });
    expect(found.body).toMatchObject({ age: 11, birth_year: null, has_guardian: false });
    const change = { action: 'correct_details' as const, id: found.body.id, birth_year: year - 15 };
    expect((await doneByTwo(operator, change)).status).toBe(200);
    expect((await newcomer.call(onboarding.state, {})).body.step).toBe('interests');
  });

  test('404: an address without a profile', async () => {
    const answer = await operator.call(proposals.findPerson, { body: { email: newAddress() } });
    expect(codeOf(answer)).toBe('person_not_found');
  });
});

describe('a student who decided alone and becomes too young for it', () => {
  test.each([
    ['by the year of birth', () => ({ birth_year: year - 13 })],
    ['by the region', () => ({ region: 'Europe' as const })],
  ])('200: %s is shut out until a grown-up agrees, as at the sign-up', async (_, correction) => {
    const teen = await createTeen({ consents: nothing });
    await teen.call(consent.decide, { body: { public_sharing: true } });
    expect((await meOf(teen)).consents).toEqual(everything);
    expect(await outcomeOf(teen, correction())).toBe('changed');
    await expectShut(teen);
    const { body } = await teen.call(onboarding.state, {});
    expect(body).toMatchObject({ step: 'consent', consent: { status: 'not_asked' } });
    expect(body.profile?.consents).toEqual(nothing);
    expect((await ask(teen, newAddress('adult'))).status).toBe(200);
  });

  test('200: keeps what a guardian had agreed to, without what the student added', async () => {
    const guardian = await createPerson('parent');
    const { child } = await agreed(consents('core', 'ai_text'), guardian.email, {
      age: 14,
      region: 'Europe',
    });
    const correctFor = (body: Correction) =>
      guardian.call(consent.correctForChild, { params: { child_id: child.id }, body });
    await correctFor({ region: 'United States' });
    await child.call(consent.decide, { body: { public_sharing: true } });
    expect((await meOf(child)).consents).toEqual(everything);
    expect(await outcomeOf(child, { region: 'Europe' })).toBe('changed');
    expect((await meOf(child)).consents).toEqual(consents('core', 'ai_text'));
  });
});

describe('the age', () => {
  test('200: grows on 1 January after the year of the birthday, and the child then decides alone', async () => {
    const child = await alone();
    await changeFields(child.id, { birth_year: year - 13 });
    const before = new Date((await meOf(child)).created_at).getTime();
    // Midnight in New York, in winter time.
    const newYear = Date.UTC(year + 1, 0, 1, 5);
    const at = Math.floor((newYear - before) / 1000);
    await advanceClock(`PT${at - 60}S`);
    expect(await meOf(await signedIn(child.email))).toMatchObject({ age: 12, decides_alone: false });
    await advanceClock('PT2M');
    expect(await meOf(await signedIn(child.email))).toMatchObject({ age: 13, decides_alone: true });
  });
});

describe('limits', () => {
  test('429: a detail is changed three times a day, and again on the next', async () => {
    const teen = await createTeen();
    for (const region of ['Canada', 'United States', 'Canada'] as const)
      expect((await correct(teen, { region })).status).toBe(200);
    expect(codeOf(await correct(teen, { region: 'United States' }))).toBe('details_too_often');
    expect((await correct(teen, { region: 'Canada' })).status).toBe(200);
    expect((await correct(teen, { birth_year: year - 15 })).status).toBe(200);
    await advanceClock('P1D');
    expect((await correct(await signedIn(teen.email), { region: 'United States' })).status).toBe(200);
  });

  test('429: the time zone is changed three times a day', async () => {
    const teen = await createTeen();
    const move = (time_zone: string | null) => teen.call(consent.setTimeZone, { body: { time_zone } });
    for (const zone of ['Europe/London', null, 'Europe/London']) expect((await move(zone)).status).toBe(200);
    expect(codeOf(await move(null))).toBe('details_too_often');
    expect((await meOf(teen)).time_zone).toBe('Europe/London');
  });

  test('200: moves to a later date and back neither add a day to the streak nor take one', async () => {
    const teen = await createTeen();
    const move = (time_zone: string | null) => teen.call(consent.setTimeZone, { body: { time_zone } });
    await move('Etc/GMT+12');
    const at = new Date((await meOf(teen)).created_at);
    const today = (hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
    await seed({ task: 'streak', userId: teen.id, days: 4, lastDay: today(-12) });
    await move('Pacific/Kiritimati');
    expect(await meOf(teen)).toMatchObject({ streak: 4, last_activity_date: today(14) });
    await move('Etc/GMT+12');
    expect(await meOf(teen)).toMatchObject({ streak: 4, last_activity_date: today(14) });
  });

  test('200: at the same time as another change loses none', async () => {
    const teen = await createTeen({ school: 'Maple' });
    const answers = await Promise.all([
      correct(teen, { region: 'Canada' }),
      correct(teen, { birth_year: year - 15 }),
      correct(teen, { school: null }),
      teen.call(consent.setTimeZone, { body: { time_zone: 'Europe/London' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await meOf(teen)).toMatchObject({
      region: 'Canada',
      birth_year: year - 15,
      school: null,
      time_zone: 'Europe/London',
    });
  });
});

test('200: an older record without a year of birth ages by itself, without a write', async () => {
  const child = await alone();
  await changeFields(child.id, { created_at: `${year - 3}-06-01T12:00:00.000Z` });
  // Told as twelve, so at most fifteen on 1 January, for all whose birthday was before the sign-up.
  expect((await meOf(child)).age).toBe(14);
});
