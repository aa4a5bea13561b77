import { afterEach, expect, test } from '@jest/globals';
import { consent } from '../../../contract/consent/endpoints';
import { rewards } from '../../../contract/rewards/endpoints';
import { dayIn, dayOfNumber, newYorkDay, numberOfDay } from '../../../contract/rules/day';
import { daysPerRestDay } from '../../../contract/rules/streak';
import { users } from '../../../contract/users/endpoints';
import { createBook } from '../../support/books';
import { advanceClock, resetClock, seed } from '../../support/cloud';
import { agreed, everything } from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { createPerson, type Person } from '../../support/people';
import { handIn, startQuiz, takeQuiz, think } from '../../support/quiz';

afterEach(resetClock);

const track = async (child: Person) => (await child.call(rewards.trackActivity, {})).body;
const streakOf = async (child: Person) => {
  const { streak, gems } = (await child.call(users.me, {})).body;
  return { streak, gems };
};

const lastDayOf = async (child: Person) => (await child.call(users.me, {})).body.last_activity_date;

/** A child, and functions that take the quiz on the next chapter, at once or a day later. */
const createReader = async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  let chapter = 0;
  const read = async () => {
    expect((await takeQuiz(child, id, ++chapter)).status).toBe(200);
    return streakOf(child);
  };
  const readNextDay = async () => {
    await advanceClock('P1D');
    return read();
  };
  return { child, read, readNextDay };
};

test('200: a day without an activity is not counted, however often the call is made', async () => {
  const child = await createPerson();
  expect(await track(child)).toEqual({ streak: 0, gems: 0 });
  await seed({ task: 'streak', userId: child.id, days: 2 });
  await advanceClock('P1D');
  expect(await track(child)).toEqual({ streak: 2, gems: 0 });
  await advanceClock('P1D');
  expect(await track(child)).toEqual({ streak: 0, gems: 0 });
});

test('200: yesterday’s activity does not count for today', async () => {
  const { child, read } = await createReader();
  await read();
  const before = await lastDayOf(child);
  await advanceClock('P1D');
  expect(await track(child)).toEqual({ streak: 1, gems: 0 });
  expect(await lastDayOf(child)).toBe(before);
});

test('200: a quiz’s day that was not counted, as after a crash, is counted once later', async () => {
  const { child, read } = await createReader();
  await read();
  const dayBefore = dayOfNumber(numberOfDay((await lastDayOf(child)) ?? '') - 1);
  await seed({ task: 'streak', userId: child.id, days: 2, lastDay: dayBefore });
  await Promise.all(Array.from({ length: 10 }, () => track(child)));
  expect(await track(child)).toEqual({ streak: 3, gems: 1 });
});

test('200: every third consecutive day earns one gem, once, even from ten tabs', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  await seed({ task: 'streak', userId: child.id, days: 2 });
  await advanceClock('P1D');
  const { body } = await startQuiz(child, id, 1);
  await think();
  await Promise.all(Array.from({ length: 10 }, () => handIn(child, body)));
  expect(await streakOf(child)).toEqual({ streak: 3, gems: 1 });
  expect((await child.call(rewards.gems, {})).body).toEqual({ gems: 1 });
});

test('200: the streak grows by a day each day, and the gems with it', async () => {
  const { read, readNextDay } = await createReader();
  expect(await read()).toEqual({ streak: 1, gems: 0 });
  expect(await readNextDay()).toEqual({ streak: 2, gems: 0 });
  expect(await readNextDay()).toEqual({ streak: 3, gems: 1 });
  expect(await readNextDay()).toEqual({ streak: 4, gems: 1 });
  await readNextDay();
  expect(await readNextDay()).toEqual({ streak: 6, gems: 2 });
});

test('200: a later streak of the same length earns its gem, too', async () => {
  const { read, readNextDay } = await createReader();
  await read();
  await readNextDay();
  expect(await readNextDay()).toEqual({ streak: 3, gems: 1 });
  await advanceClock('P2D');
  expect(await read()).toEqual({ streak: 1, gems: 1 });
  await readNextDay();
  expect(await readNextDay()).toEqual({ streak: 3, gems: 2 });
});

test('200: a missed day restarts the streak, and earned gems stay', async () => {
  const { read, readNextDay } = await createReader();
  await read();
  await readNextDay();
  await readNextDay();
  await advanceClock('P1D');
  expect(await readNextDay()).toEqual({ streak: 1, gems: 1 });
});

test('200: a submitted quiz counts as reading today, but its repetition tomorrow does not', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  const { body } = await startQuiz(child, id, 1);
  await think();
  await handIn(child, body);
  expect((await child.call(users.me, {})).body).toMatchObject({ streak: 1, points: 275 });
  await advanceClock('P1D');
  await handIn(child, body);
  expect((await child.call(users.me, {})).body).toMatchObject({ streak: 1, points: 275 });
});

test('200: grown-ups have no gems', async () => {
  for (const role of ['teacher', 'parent', 'operator'] as const) {
    const adult = await createPerson(role);
    await seed({ task: 'award', userId: adult.id, cause: 'welcome#test', gems: 3 });
    expect((await adult.call(rewards.gems, {})).body).toEqual({ gems: 0 });
  }
});

test('200: seven consecutive days earn a rest day, which bridges one day until reading continues', async () => {
  const { child, read, readNextDay } = await createReader();
  const { id } = child;
  const today = numberOfDay(newYorkDay(new Date((await child.call(users.me, {})).body.created_at)));
  await seed({ task: 'streak', userId: id, days: daysPerRestDay - 1, lastDay: dayOfNumber(today - 1) });
  expect(await read()).toEqual({ streak: 7, gems: 0 });
  const restDays = async () => (await child.call(users.me, {})).body.rest_days;
  expect(await restDays()).toBe(1);
  await advanceClock('P1D');
  // The missed day does not count towards a gem: this is the eighth day with reading, not the ninth.
  expect([await readNextDay(), await restDays()]).toEqual([{ streak: 8, gems: 0 }, 0]);
  await advanceClock('P1D');
  expect(await readNextDay()).toEqual({ streak: 1, gems: 0 });
  expect((await child.call(users.me, {})).body.reading_days).toMatchObject({ longest_streak: 8 });
});

/** A time zone with another date than New York's at this moment. */
const elsewhere = (at: Date) =>
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayIn(zone, at) !== newYorkDay(at)) ?? '';

test('200: reading days begin at midnight in the time zone that a guardian sets', async () => {
  const { child, token } = await agreed();
  const at = new Date((await child.call(users.me, {})).body.created_at);
  const time_zone = elsewhere(at);
  const set = { token, consents: everything, time_zone };
  expect((await child.call(consent.change, { body: set })).body).toMatchObject({
    time_zone,
  });
  const unchanged = await child.call(consent.change, { body: { token, consents: everything } });
  expect(unchanged.body).toMatchObject({ time_zone });
  expect((await takeQuiz(child, (await createBook()).id, 1)).status).toBe(200);
  const me = (await child.call(users.me, {})).body;
  expect(me).toMatchObject({ time_zone, streak: 1 });
  expect(me.last_activity_date).toBe(dayIn(time_zone, at));
  // The quiz belongs to that day too, so nothing is counted again.
  expect(await track(child)).toMatchObject({ streak: 1 });
  expect(await lastDayOf(child)).toBe(me.last_activity_date);
});

test('200: a day in the family’s time zone that was not counted, as after a crash, is counted once later', async () => {
  const { child, token } = await agreed();
  const at = new Date((await child.call(users.me, {})).body.created_at);
  const time_zone = elsewhere(at);
  await child.call(consent.change, { body: { token, consents: everything, time_zone } });
  await takeQuiz(child, (await createBook()).id, 1);
  const today = dayIn(time_zone, at);
  await seed({ task: 'streak', userId: child.id, days: 2, lastDay: dayOfNumber(numberOfDay(today) - 1) });
  expect(await track(child)).toEqual({ streak: 3, gems: 1 });
  expect(await lastDayOf(child)).toBe(today);
});

test('200: students who are old enough set their time zone; 403: younger ones cannot', async () => {
  const [teen, child] = await Promise.all([createPerson('student', { age: 14 }), createPerson()]);
  const at = new Date((await teen.call(users.me, {})).body.created_at);
  const time_zone = elsewhere(at);
  const set = (who: Person, zone: string | null) =>
    who.call(consent.setTimeZone, { body: { time_zone: zone } });
  expect(await set(teen, time_zone)).toEqual({ status: 200, body: { time_zone } });
  await takeQuiz(teen, (await createBook()).id, 1);
  expect(await lastDayOf(teen)).toBe(dayIn(time_zone, at));
  expect(codeOf(await set(teen, 'Europe/Wrenland'))).toBe('invalid_input');
  expect((await teen.call(users.me, {})).body).toMatchObject({ time_zone, streak: 1 });
  await set(teen, null);
  expect((await teen.call(users.me, {})).body.time_zone).toBeNull();
  expect(codeOf(await set(child, time_zone))).toBe('consent_required');
  expect((await child.call(users.me, {})).body.time_zone).toBeNull();
});

test('400: an unknown time zone is refused', async () => {
  const { child, token } = await agreed();
  const body = { token, consents: everything, time_zone: 'Europe/Wrenland' };
  expect(await child.call(consent.change, { body })).toMatchObject({
    status: 400,
    body: { fields: ['body.time_zone'] },
  });
});
