import { afterEach, expect, test } from '@jest/globals';
import { dictionary, dictionaryLimits } from '../../contract/dictionary/endpoints';
import { advanceClock, functionLogs, outages, resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';

afterEach(async () => {
  await outages({ dictionary: false });
  await resetClock();
});

const lookUp = (child: Person, word: string, sentence?: string) =>
  child.call(dictionary.lookUp, { params: { word }, query: sentence === undefined ? {} : { sentence } });

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

test('200: a word of our glosses has a definition for children with an example', async () => {
  const { body } = await lookUp(await createPerson(), 'had', 'The king had a red hat.');
  expect(body).toMatchObject({ word: 'had', base: 'have' });
  expect(body.meanings[0]).toMatchObject({
    part_of_speech: 'verb',
    definitions: [expect.any(String), expect.any(String)],
  });
  expect(body.meanings[0]?.definitions[0]).toContain('own');
  expect(body.meanings[0]?.example).toContain('have');
});

test.each([
  ['left', 'He left the house at noon.', 'leave', 'verb'],
  ['left', 'She held the pen in her left hand.', 'left', 'adjective'],
  ['row', 'They had to row across the lake.', 'row', 'verb'],
  ['row', 'We sat in the front row.', 'row', 'noun'],
  ['emulate', 'Do not emulate him.', 'emulate', 'verb'],
])('200: the sense of %s that fits the sentence comes first: %s', async (word, sentence, base, part) => {
  const { body } = await lookUp(await createPerson(), word, sentence);
  expect({ base: body.base, part: body.meanings[0]?.part_of_speech }).toEqual({ base, part });
});

test('400: a sentence of more than 300 letters', async () => {
  expect((await lookUp(await createPerson(), 'row', 'a'.repeat(300))).status).toBe(200);
  expect((await lookUp(await createPerson(), 'row', 'a'.repeat(301))).status).toBe(400);
});

test('404: a word outside the dictionary', async () => {
  const answer = await lookUp(await createPerson(), 'flibbertigib');
  expect(answer.status).toBe(404);
  expect(answer.body.error).toBe('No definition found.');
});

test('words and definitions of the dictionary that are not for children are omitted', async () => {
  const child = await createPerson();
  expect((await lookUp(child, 'Cocks')).body.error).toBe('No definition found.');
  expect((await lookUp(child, 'breast')).body.meanings[0]).toEqual({
    part_of_speech: 'noun',
    definitions: [
      'the front of the trunk from the neck to the abdomen',
      'meat carved from the breast of a fowl',
    ],
  });
});

test('503: the public dictionary is down; 200: our own glosses, and words that were looked up or missed within 30 days are still answered', async () => {
  const child = await createPerson();
  expect((await lookUp(child, 'gondola')).status).toBe(200);
  expect((await lookUp(child, 'zzyzx')).status).toBe(404);
  await outages({ dictionary: true });
  await advanceClock('P29D');
  expect((await lookUp(child, 'Gondola')).status).toBe(200);
  expect((await lookUp(child, 'zzyzx')).status).toBe(404);
  expect(codeOf(await lookUp(child, 'gazebo'))).toBe('dictionary_unavailable');
  expect((await lookUp(child, 'volcanoes')).status).toBe(200);
  await advanceClock('P2D');
  expect(codeOf(await lookUp(child, 'gondola'))).toBe('dictionary_unavailable');
  expect(codeOf(await lookUp(child, 'zzyzx'))).toBe('dictionary_unavailable');
  await outages({ dictionary: false });
  expect((await lookUp(child, 'gazebo')).status).toBe(200);
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
