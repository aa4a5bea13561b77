import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { audit } from '../../contract/audit/endpoints';
import { flags } from '../../contract/flags/endpoints';
import { operations } from '../../contract/operations/endpoints';
import { createBook } from '../support/books';
import { startTalk } from '../support/chat';
import { advanceClock, atRest, eventually, resetClock } from '../support/cloud';
import { agreed, everything } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { pageOf } from '../support/family';
import { mailsOut, mailsTo } from '../support/mail';
import { openFlags, severe } from '../support/open-flags';
import { createPerson, createTeen, meOf, type Person } from '../support/people';
import { signedIn } from '../support/sign-up';
import { closeAllSockets } from '../support/sockets';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
const { allOpen, openOf, flagged, decide } = openFlags(() => operator);
afterEach(closeAllSockets);
afterAll(resetClock);

const minutesLeft = ({ created_at, due_at }: { created_at: string; due_at: string }) =>
  (Date.parse(due_at) - Date.parse(created_at)) / 60_000;

describe('a deadline', () => {
  test('200: the nearest comes first: half an hour for a severe flag', async () => {
    const child = await createTeen();
    const { flag } = await flagged(child);
    expect(minutesLeft(flag)).toBeCloseTo(30, 0);
    const due = (await allOpen()).map(({ due_at }) => due_at);
    expect(due).toEqual(due.toSorted());
    await decide(child, flag.id, 'handled');
  });
});

describe('one operator alone', () => {
  test('200: escalates a flag, and no grown-up is told a second time', async () => {
    const parent = await createPerson('parent');
    const { child } = await agreed(everything, parent.email);
    const { flag } = await flagged(child);
    await advanceClock('PT1M');
    await eventually(async () => (await openOf(child))[0]?.told ?? undefined);
    await mailsOut();
    const told = async () =>
      (await mailsTo(parent.email)).filter(({ text }) => text.includes('our own people look at it')).length;
    const before = await told();
    await decide(child, flag.id, 'escalate');
    await advanceClock('PT1M');
    await eventually(async () => {
      const safety = await mailsTo('safety@inkwren.test');
      return (
        safety.some(({ subject }) => subject === 'Escalated: A child may be in a crisis: self-harm') ||
        undefined
      );
    });
    await atRest();
    await mailsOut();
    expect(before).toBe(1);
    expect(await told()).toBe(before);
    expect((await openOf(child))[0]).toMatchObject({ escalated_at: expect.any(String) });
  });

  test('404: nothing is done on a flag that is closed', async () => {
    const child = await createTeen();
    const { flag } = await flagged(child);
    await decide(child, flag.id, 'handled');
    for (const outcome of ['pause', 'resume', 'escalate', 'severe', 'handled'] as const)
      expect(codeOf(await decide(child, flag.id, outcome))).toBe('flag_not_found');
    expect(await meOf(child)).not.toHaveProperty('paused');
    const { id } = flag;
    expect(codeOf(await operator.call(flags.words, { body: { child_id: child.id, id } }))).toBe(
      'flag_not_found',
    );
  });
});

describe('the words', () => {
  test('200: stand behind a click that is on record, and are those of one message', async () => {
    const child = await createTeen();
    const { talk, flag } = await flagged(child);
    await talk.say('The dragon was so kind');
    const { body } = await operator.call(flags.words, { body: { child_id: child.id, id: flag.id } });
    expect(body).toEqual({ words: severe });
    const { actions } = (await operator.call(audit.actions, { query: {} })).body;
    expect(actions[0]).toMatchObject({
      action: 'read_flag_words',
      operator: (await meOf(operator)).username,
      target: `${child.id} ${flag.id}`,
    });
    expect(JSON.stringify(actions)).not.toContain(severe);
    expect((await openOf(child))[0]).toMatchObject({ words_seen_at: expect.any(String) });
  });

  test('200: a guardian who knows of the flag is told of the look and of the pause, not of the words', async () => {
    const parent = await createPerson('parent');
    const { child } = await agreed(everything, parent.email);
    const { flag } = await flagged(child);
    await operator.call(flags.words, { body: { child_id: child.id, id: flag.id } });
    await decide(child, flag.id, 'pause');
    const { body: page } = await pageOf(await signedIn(parent.email), child);
    expect(page.alerts.all).toMatchObject([
      { severe: true, words_seen: true, talks_paused_until: expect.any(String), outcome: null },
    ]);
    expect(JSON.stringify(page)).not.toContain(severe);
  });
});

test('200: the day in numbers: students of the week, and how much of the AI work is used', async () => {
  const before = (await operator.call(operations.day, {})).body;
  await flagged(await createTeen());
  const child = await createPerson();
  const talk = await startTalk(child, { bookId: (await createBook()).id, endChapter: 2 });
  await talk.say('I liked the dragon very much');
  const { body } = await operator.call(operations.day, {});
  expect(body.ai_units.used).toBeGreaterThan(before.ai_units.used);
  expect(body.ai_dollars.limit).toBeGreaterThan(0);
  expect(body).toMatchObject({ students_this_week: expect.any(Number), off: 0 });
});
