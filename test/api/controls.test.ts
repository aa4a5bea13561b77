import { afterEach, describe, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { noControls } from '../../contract/rules/controls';
import { newYork } from '../../contract/rules/day';
import { createBook } from '../support/books';
import { openChat } from '../support/chat';
import { advanceClock, resetClock } from '../support/cloud';
import {
  beat,
  controlsFor,
  createGuarded,
  everyDay,
  makeGuardian,
  setControls,
  toHour,
} from '../support/controls';
import { codeOf } from '../support/endpoints';
import { createPerson, createTeen, meOf, type Person } from '../support/people';
import { rightAnswers, startQuiz, submissionOf } from '../support/quiz';

afterEach(resetClock);

const night = { from: 20 * 60, to: 7 * 60 };
const nights = everyDay(night);

describe('a guardian’s controls', () => {
  test('200: nothing is switched off before a guardian does it', async () => {
    const { parent, child } = await createGuarded();
    expect(await controlsFor(parent, child)).toEqual({
      status: 200,
      body: {
        child_id: child.id,
        time_zone: null,
        own: noControls,
        holds: noControls,
        used_today: 0,
        history: [],
      },
    });
    expect((await meOf(child)).controls).toBeUndefined();
  });

  test('200: a switch holds from the next call on, is told to the child, and is on record', async () => {
    const { parent, child } = await createGuarded();
    const { id: bookId } = await createBook();
    expect((await openChat(child, { bookId })).status).toBe(200);
    const off = { ...noControls, off: ['chat' as const] };
    const { status, body } = await setControls(parent, child, { off: ['chat'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ own: off, holds: off });
    expect(body.history).toMatchObject([{ you: true, before: noControls, after: off }]);
    expect(codeOf(await openChat(child, { bookId }))).toBe('switched_off');
    expect((await meOf(child)).controls).toEqual({
      off: ['chat'],
      minutes: null,
      quiz_first: false,
      quiet_until: null,
      spent_until: null,
    });
    expect((await setControls(parent, child, { off: [] })).body.holds).toEqual(noControls);
    expect((await openChat(child, { bookId })).status).toBe(200);
    expect((await meOf(child)).controls).toBeUndefined();
  });

  test('200: a call that changes nothing writes no history', async () => {
    const { parent, child } = await createGuarded();
    await setControls(parent, child, { off: ['store'] });
    expect((await setControls(parent, child, { off: ['store'] })).body.history).toHaveLength(1);
  });

  test('200: consents stay as they were, and a change of consents leaves the controls', async () => {
    const { parent, child } = await createGuarded();
    await setControls(parent, child, { off: ['boards', 'chat'] });
    const { consents } = await meOf(child);
    expect(consents).toEqual({ core: true, ai_text: true, voice: true, public_sharing: true });
    const body = { ...consents, voice: false };
    await parent.call(consent.changeForChild, { params: { child_id: child.id }, body });
    expect((await controlsFor(parent, child)).body.holds.off).toEqual(['chat', 'boards']);
  });

  test('404: nobody but a guardian sees or changes them', async () => {
    const { child } = await createGuarded();
    for (const stranger of [await createPerson('parent'), await createPerson('teacher')]) {
      expect(codeOf(await controlsFor(stranger, child))).toBe('child_not_found');
      expect(codeOf(await setControls(stranger, child, { off: ['chat'] }))).toBe('child_not_found');
    }
    expect((await meOf(child)).controls).toBeUndefined();
  });

  test('409: a student who decides alone is under nobody’s controls', async () => {
    const teen = await createTeen();
    const parent = await createPerson('parent');
    await makeGuardian(parent, teen);
    expect(codeOf(await setControls(parent, teen, { off: ['chat'] }))).toBe('decides_alone');
  });

  test.each([
    ['minutes', { minutes: everyDay(30) }],
    ['quiet hours', { quiet: nights }],
  ])('409: %s need the family’s time zone, which comes with the same call', async (_, wanted) => {
    const { parent, child } = await createGuarded();
    expect(codeOf(await setControls(parent, child, wanted))).toBe('time_zone_needed');
    expect((await controlsFor(parent, child)).body).toMatchObject({ own: noControls, history: [] });
    const { status, body } = await setControls(parent, child, { ...wanted, time_zone: 'Asia/Kolkata' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ time_zone: 'Asia/Kolkata', holds: wanted });
  });

  test.each([
    ['a quiet time that begins at noon', { quiet: everyDay({ from: 720, to: 420 }) }],
    ['a quiet time that ends in the afternoon', { quiet: everyDay({ from: 1200, to: 725 }) }],
    ['no minutes at all', { minutes: everyDay(0) }],
    ['an unknown time zone', { time_zone: 'Moon/Crater' }],
  ])('400: refuses %s', async (_, wanted) => {
    const { parent, child } = await createGuarded();
    expect(codeOf(await setControls(parent, child, { time_zone: newYork, ...wanted }))).toBe('invalid_input');
  });
});

describe('two guardians', () => {
  const createTwo = async () => {
    const { parent, child } = await createGuarded();
    const other = await createPerson('parent');
    await makeGuardian(other, child);
    return { parent, other, child };
  };

  test('200: the stricter holds, each keeps the own decision, and both see who changed what', async () => {
    const { parent, other, child } = await createTwo();
    const time_zone = newYork;
    await setControls(parent, child, { off: ['chat'], minutes: everyDay(60), time_zone });
    await setControls(other, child, { off: ['store'], minutes: everyDay(30) });
    const { body } = await controlsFor(parent, child);
    expect(body.own).toEqual({ ...noControls, off: ['chat'], minutes: everyDay(60) });
    expect(body.holds).toEqual({ ...noControls, off: ['chat', 'store'], minutes: everyDay(30) });
    const name = (await meOf(other)).username;
    expect(body.history.map(({ by, you }) => [by, you])).toEqual([
      [name, false],
      [(await meOf(parent)).username, true],
    ]);
    expect((await controlsFor(other, child)).body.history[0]).toMatchObject({ by: name, you: true });
    // What one switches on again stays off while the other wants it off.
    expect((await setControls(parent, child, { off: [] })).body.holds.off).toEqual(['store']);
  });
});

describe('quiet hours', () => {
  test('403: screen time rests with a kind word and its end, and a quiz that was begun is handed in', async () => {
    const { parent, child } = await createGuarded();
    const { id } = await createBook();
    await toHour(parent, child, 19);
    const { status, body } = await startQuiz(child, id, 1);
    expect(status).toBe(200);
    await setControls(parent, child, { quiet: nights, time_zone: newYork });
    const { id: other } = await createBook();
    await advanceClock('PT61M');
    expect(await startQuiz(child, id, 1)).toEqual({ status: 200, body });
    const refused = await startQuiz(child, other, 1);
    expect(codeOf(refused)).toBe('quiet_hours');
    const until = new Date((refused.body as { until?: string }).until ?? '');
    expect(until.toLocaleTimeString('en-GB', { timeZone: newYork })).toBe('07:00:00');
    expect((await meOf(child)).controls?.quiet_until).toBe(until.toISOString());
    expect(codeOf(await startQuiz(child, id, 2))).toBe('quiet_hours');
    const handedIn = await child.call(quiz.submit, { body: submissionOf(body, rightAnswers(body.quiz)) });
    expect(handedIn.status).toBe(200);
    await advanceClock('PT10H59M');
    expect((await startQuiz(child, id, 2)).status).toBe(200);
  });
});

describe('minutes', () => {
  const limited = async (minutes: number) => {
    const { parent, child } = await createGuarded();
    await toHour(parent, child, 12);
    await setControls(parent, child, { minutes: everyDay(minutes), time_zone: newYork });
    return { parent, child };
  };
  const later = (minutes: number) => advanceClock(`PT${minutes}M`);
  const pass = async (child: Person, minutes: number) => {
    let answer = await beat(child);
    for (let i = 1; i < minutes; i++) {
      await later(1);
      answer = await beat(child);
    }
    return answer.body;
  };

  test('200: the last minute counts, and then screen time rests until the family’s midnight', async () => {
    const { child } = await limited(5);
    const [{ id }, { id: other }] = await Promise.all([createBook(), createBook()]);
    expect(await pass(child, 4)).toEqual({ left: 1, spent_until: null });
    expect((await startQuiz(child, id, 1)).status).toBe(200);
    await later(1);
    const { body } = await beat(child);
    expect(body.left).toBe(0);
    expect((await startQuiz(child, id, 1)).status).toBe(200);
    const refused = await startQuiz(child, other, 1);
    expect(codeOf(refused)).toBe('minutes_used');
    expect(refused.body).toMatchObject({ until: body.spent_until });
    expect(new Date(body.spent_until ?? '').toLocaleTimeString('en-GB', { timeZone: newYork })).toBe(
      '00:00:00',
    );
    expect((await meOf(child)).controls?.spent_until).toBe(body.spent_until);
    await advanceClock('PT12H');
    expect((await startQuiz(child, id, 1)).status).toBe(200);
    expect((await beat(child)).body).toEqual({ left: 4, spent_until: null });
  });

  test('200: two tabs count a minute once', async () => {
    const { parent, child } = await limited(30);
    await Promise.all([beat(child), beat(child), beat(child)]);
    await later(1);
    await Promise.all([beat(child), beat(child)]);
    expect((await controlsFor(parent, child)).body.used_today).toBe(2);
  });

  test('200: minutes without a network count later, at most those since the last one', async () => {
    const { parent, child } = await limited(120);
    await beat(child);
    await later(20);
    expect((await beat(child, 15)).body.left).toBe(120 - 16);
    // Another tab, or a device whose clock was changed, tells of more than there were.
    expect((await beat(child, 120)).body.left).toBe(120 - 16);
    await later(3);
    expect((await beat(child, 120)).body.left).toBe(120 - 19);
    expect((await controlsFor(parent, child)).body.used_today).toBe(19);
  });

  test('200: more minutes given by a guardian hold at once, and fewer as well', async () => {
    const { parent, child } = await limited(5);
    const [{ id }, { id: other }] = await Promise.all([createBook(), createBook()]);
    await pass(child, 5);
    await setControls(parent, child, { minutes: everyDay(10) });
    expect((await startQuiz(child, id, 1)).status).toBe(200);
    await setControls(parent, child, { minutes: everyDay(5) });
    expect(codeOf(await startQuiz(child, other, 1))).toBe('minutes_used');
    await setControls(parent, child, { minutes: everyDay(null) });
    expect((await startQuiz(child, other, 1)).status).toBe(200);
    expect((await beat(child)).body).toEqual({ left: null, spent_until: null });
  });
});
