import { afterEach, expect, test } from '@jest/globals';
import { dictionary, dictionaryLimits } from '../../contract/dictionary/endpoints';
import { advanceClock, functionLogs, outages, resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';

afterEach(async () => {
  await outages({ dictionary: false });
  await resetClock();
});

const lookUp = (child: Person, word: string) => child.call(dictionary.lookUp, { params: { word } });

test('200: a word has at most two meanings, each with at most two definitions', async () => {
  const child = await createPerson();
  const { status, body } = await lookUp(child, 'orbit');
  expect(status).toBe(200);
  expect(body.meanings.map(({ part_of_speech }) => part_of_speech)).toEqual(['noun', 'verb']);
  for (const { definitions } of body.meanings) expect(definitions.length).toBeLessThanOrEqual(2);
});

test.each([
  ['Wolves', 'wolf'],
  ['colonies', 'colony'],
  ['gripped', 'grip'],
  ['exploring', 'explore'],
  ['swallowed', 'swallow'],
  ['Telescope’s', 'telescope'],
])('200: a form of a word resolves to its base form: %s', async (word, base) => {
  const { status, body } = await lookUp(await createPerson(), word);
  expect({ status, base: body.base }).toEqual({ status: 200, base });
});

test('404: a word outside the dictionary', async () => {
  const answer = await lookUp(await createPerson(), 'flibbertigib');
  expect(answer.status).toBe(404);
  expect(answer.body.error).toBe('No definition found.');
});

test('words and definitions of the dictionary that are not for children are omitted', async () => {
  const child = await createPerson();
  expect((await lookUp(child, 'Cocks')).body.error).toBe('No definition found.');
  expect((await lookUp(child, 'bolt')).body.meanings).toEqual([
    { part_of_speech: 'noun', definitions: ['a flash of lightning', 'a bar that slides to lock a door'] },
  ]);
});

test('503: the dictionary is down; 200: words that were looked up or missed within 30 days are still answered', async () => {
  const child = await createPerson();
  expect((await lookUp(child, 'glacier')).status).toBe(200);
  expect((await lookUp(child, 'zzyzx')).status).toBe(404);
  await outages({ dictionary: true });
  await advanceClock('P29D');
  expect((await lookUp(child, 'Glacier')).status).toBe(200);
  expect((await lookUp(child, 'zzyzx')).status).toBe(404);
  expect(codeOf(await lookUp(child, 'volcano'))).toBe('dictionary_unavailable');
  await advanceClock('P2D');
  expect(codeOf(await lookUp(child, 'glacier'))).toBe('dictionary_unavailable');
  expect(codeOf(await lookUp(child, 'zzyzx'))).toBe('dictionary_unavailable');
  await outages({ dictionary: false });
  expect((await lookUp(child, 'volcano')).status).toBe(200);
});

test('429: the 31st lookup within a minute', async () => {
  const child = await createPerson();
  const { now } = (await advanceClock('PT0S')) as { now: string };
  await advanceClock(`PT${60 - new Date(now).getUTCSeconds()}S`);
  const most = dictionaryLimits.lookupsPerMinute;
  const answers = await Promise.all(Array.from({ length: most }, () => lookUp(child, 'comet')));
  expect(answers.map(({ status }) => status)).toEqual(Array(most).fill(200));
  expect((await lookUp(child, 'comet')).status).toBe(429);
  await advanceClock('PT1M');
  expect((await lookUp(child, 'orbit')).status).toBe(200);
});

test('words that a child looks up are not logged', async () => {
  const child = await createPerson();
  await lookUp(child, 'quizzaciously');
  await outages({ dictionary: true });
  await lookUp(child, 'quizzacious');
  expect((await functionLogs()).join('\n')).not.toContain('quizzac');
});
