import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { advanceClock, atRest, eventually, resetClock } from '../../support/cloud';
import { agreed, everything } from '../../support/consent';
import { runDeletion, shutAccount } from '../../support/deletion';
import { codeOf } from '../../support/endpoints';
import { mailsOut, mailsTo } from '../../support/mail';
import { countedWhile } from '../../support/metrics';
import { openFlags, severe } from '../../support/open-flags';
import { createPerson, createTeen, meOf, type Person } from '../../support/people';
import { closeAllSockets } from '../../support/sockets';
import { startedVoice } from '../../support/voice';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
const { allOpen, openOf, flagged, decide } = openFlags(() => operator);
afterEach(closeAllSockets);
afterAll(resetClock);

const overdueIn = async (time: string) =>
  (
    await countedWhile(['flag_overdue'], async () => {
      await advanceClock(time);
      await atRest();
    })
  ).length > 0;

describe('a deadline', () => {
  test('is heard once it has passed, and each hour until an operator acts', async () => {
    for (const one of await allOpen()) await decide({ id: one.child_id }, one.id, 'handled');
    const child = await createTeen();
    const { flag } = await flagged(child);
    expect(await overdueIn('PT28M')).toBe(false);
    expect(await overdueIn('PT3M')).toBe(true);
    expect(await overdueIn('PT1M')).toBe(true);
    await advanceClock('PT4M');
    await atRest();
    expect(await overdueIn('PT40M')).toBe(false);
    expect(await overdueIn('PT14M')).toBe(true);
    await decide(child, flag.id, 'escalate');
    expect(await overdueIn('PT1M')).toBe(false);
    expect(await overdueIn('PT31M')).toBe(true);
    await decide(child, flag.id, 'false_alarm');
    expect(await overdueIn('PT1M')).toBe(false);
  });
});

test('the deadline of a flag is heard no more once the child’s account is gone', async () => {
  for (const one of await allOpen()) await decide({ id: one.child_id }, one.id, 'handled');
  const child = await createTeen();
  await flagged(child);
  await runDeletion(await shutAccount(child));
  expect(await openOf(child)).toEqual([]);
  for (let minutes = 0; minutes < 60; minutes += 5) expect(await overdueIn('PT5M')).toBe(false);
});

describe('one operator alone', () => {
  test('200: pauses the talks of a child, who can go on with all else and is still helped', async () => {
    const child = await createTeen();
    const { talk, flag } = await flagged(child);
    expect((await decide(child, flag.id, 'pause')).status).toBe(200);
    const answer = await talk.say('The dragon was so kind');
    expect(codeOf(answer)).toBe('paused');
    expect((await meOf(child)).paused).toEqual(['chat', 'voice']);
    expect((await talk.say(severe)).body).toMatchObject({ kind: 'help' });
    expect((await openOf(child))[0]).toMatchObject({ talks_paused_until: expect.any(String) });

    expect((await decide(child, flag.id, 'resume')).status).toBe(200);
    expect((await talk.say('The dragon was so kind')).status).toBe(200);
    expect(await meOf(child)).not.toHaveProperty('paused');
  });

  test('a false alarm ends its pause, and not that of another flag', async () => {
    const child = await createTeen();
    const { talk, flag } = await flagged(child);
    await decide(child, flag.id, 'pause');
    await talk.say(`${severe} today`);
    const other = (await openOf(child)).find(({ id }) => id !== flag.id);
    await advanceClock('PT1S');
    await decide(child, other?.id ?? '', 'pause');
    await decide(child, flag.id, 'false_alarm');
    expect(codeOf(await talk.say('The dragon was so kind'))).toBe('paused');
    await decide(child, other?.id ?? '', 'false_alarm');
    expect((await talk.say('The dragon was so kind')).status).toBe(200);
  });

  test('of two pauses of a child the later end holds, and the other one when it has ended', async () => {
    const child = await createTeen();
    const { talk, flag } = await flagged(child);
    await talk.say(`${severe} today`);
    const other = (await openOf(child)).find(({ id }) => id !== flag.id)?.id ?? '';
    const rests = async () => codeOf(await talk.say('The dragon was so kind')) === 'paused';
    await decide(child, flag.id, 'pause');
    await advanceClock('PT1H');
    await decide(child, other, 'pause');
    await decide(child, flag.id, 'resume');
    expect(await rests()).toBe(true);
    await decide(child, flag.id, 'pause');
    await decide(child, other, 'resume');
    await decide(child, other, 'false_alarm');
    expect(await rests()).toBe(true);
    expect((await meOf(child)).paused).toEqual(['chat', 'voice']);
    await decide(child, flag.id, 'resume');
    expect((await talk.say('The dragon was so kind')).status).toBe(200);
  });

  test('a second pause outlasts the first', async () => {
    const child = await createTeen();
    const { talk, flag } = await flagged(child);
    await talk.say(`${severe} today`);
    const other = (await openOf(child)).find(({ id }) => id !== flag.id)?.id ?? '';
    await decide(child, flag.id, 'pause');
    await advanceClock('PT1H');
    await decide(child, other, 'pause');
    await advanceClock('PT23H30M');
    expect(codeOf(await talk.say('The dragon was so kind'))).toBe('paused');
    await advanceClock('PT31M');
    expect((await talk.say('The dragon was so kind')).status).toBe(200);
  });

  test('the pause ends by itself after a day', async () => {
    const child = await createTeen();
    const { talk, flag } = await flagged(child);
    await decide(child, flag.id, 'pause');
    await advanceClock('PT23H59M');
    expect(codeOf(await talk.say('The dragon was so kind'))).toBe('paused');
    await advanceClock('PT2M');
    expect((await talk.say('The dragon was so kind')).status).toBe(200);
  });

  test('a pause ends an open voice chat with its next sound', async () => {
    const { child, chat } = await startedVoice();
    const { flag } = await flagged(child);
    await decide(child, flag.id, 'pause');
    chat.sound('AAAA');
    expect(await chat.next('error')).toMatchObject({ code: 'paused', ends: true });
  });

  test('200: escalates a flag whose mails are not sent yet: they are sent once, as escalated', async () => {
    const parent = await createPerson('parent');
    const { child } = await agreed(everything, parent.email);
    const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);
    const safety = 'safety@inkwren.test';
    await mailsOut();
    const before = (await subjectsTo(safety)).length;
    const { flag } = await flagged(child);
    for (let n = 0; n < 2; n++) expect((await decide(child, flag.id, 'escalate')).status).toBe(200);
    await advanceClock('PT1M');
    await eventually(async () => (await openOf(child))[0]?.told ?? undefined);
    await advanceClock('PT1M');
    await atRest();
    await mailsOut();
    expect((await subjectsTo(safety)).slice(before)).toEqual([
      'Escalated: A child may be in a crisis: self-harm',
    ]);
    expect((await subjectsTo(parent.email)).filter((subject) => subject.includes('today'))).toHaveLength(1);
  });
});
