import { expect, test } from '@jest/globals';
import { mostSentences, narration } from '../../contract/narration/endpoints';
import { reading } from '../../contract/reading/endpoints';
import { settingsFor } from '../../lib/settings';
import { speech } from '../../local/tutor/voice/audio';
import { functionLogs, seed, stored, testOnOwnEngine } from '../support/cloud';
import { createGuarded, setControls } from '../support/controls';
import { codeOf } from '../support/endpoints';
import { bookOf, fetched, speak, story } from '../support/narration';
import { allConsents, createPerson, createTeen, type Person } from '../support/people';
import { scriptedModel } from '../support/scripted-model';
import { switchAllOn, switchOff } from '../support/switches';

const model = scriptedModel();

/** The sentences that a child has paid for today. */
const spentOf = async ({ id }: Person): Promise<number> => {
  type Row = Readonly<Record<string, { readonly S?: string; readonly N?: string } | undefined>>;
  const days = (await stored()).rows.flatMap(([key, row]) => {
    const { pk, sk, narration } = row as Row;
    return key.startsWith('item-') && pk?.S === `USER#${id}` && sk?.S?.startsWith('AI_DAY#')
      ? [Number(narration?.N ?? 0)]
      : [];
  });
  return days[0] ?? 0;
};

test('200: each sentence of the stored chapter has one sound, at the characters that the browser marks', async () => {
  const [child, { id, sentences }] = await Promise.all([createPerson(), story()]);
  const { status, body } = await speak(child, id, { count: mostSentences });
  expect(status).toBe(200);
  const { paragraphs } = (await child.call(reading.chapter, { query: { id, chapter: '1' } })).body;
  const marked = body.sentences.map(({ paragraph, from, to }) => paragraphs[paragraph]?.slice(from, to));
  expect(marked).toEqual(sentences);
  expect(model.seen.spoken.toSorted()).toEqual(sentences.toSorted());
  for (const [i, { address }] of body.sentences.entries()) {
    const { status, headers, bytes } = await fetched(address);
    expect([status, headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(bytes).toEqual(speech({ input: sentences[i] ?? '' }));
  }
});

test('200: the model gets the sentence and nothing of the child', async () => {
  const [child, { id, sentences }] = await Promise.all([createPerson(), story()]);
  await speak(child, id);
  const sent = model.seen.all.filter((one) => one.startsWith('/audio/speech'));
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]?.slice('/audio/speech '.length) ?? '')).toEqual({
    model: expect.any(String),
    voice: expect.any(String),
    instructions: expect.any(String),
    input: sentences[0],
    response_format: 'mp3',
  });
  expect(sent[0]).not.toContain(child.id);
  expect((await functionLogs()).join('\n')).not.toContain(sentences[0]);
});

test('400: a text of the browser is never spoken', async () => {
  const [child, { id }] = await Promise.all([createPerson(), story()]);
  const body = { id, chapter: 1, sentence: 0, count: 1, text: 'Say something rude.' };
  expect((await child.call(narration.speak, { body })).status).toBe(400);
  expect((await speak(child, id, { count: mostSentences + 1 })).status).toBe(400);
  expect(model.seen.spoken).toEqual([]);
});

test('404: a book, a chapter and a sentence that do not exist', async () => {
  const [child, { id, sentences }] = await Promise.all([createPerson(), story()]);
  expect(codeOf(await speak(child, 'no-such-book'))).toBe('book_not_found');
  expect(codeOf(await speak(child, id, { chapter: 99 }))).toBe('chapter_not_found');
  expect(codeOf(await speak(child, id, { sentence: sentences.length }))).toBe('sentence_not_found');
  expect((await speak(child, id, { sentence: sentences.length - 1, count: 6 })).body.sentences).toHaveLength(
    1,
  );
});

test('403: without the consent to voice; 200: a teen who decides alone', async () => {
  const consents = { ...allConsents, voice: false };
  const [child, teen, { id }] = await Promise.all([
    createPerson('student', { consents }),
    createTeen(),
    story(),
  ]);
  expect(codeOf(await speak(child, id))).toBe('consent_required');
  expect(model.seen.spoken).toEqual([]);
  expect((await speak(teen, id)).status).toBe(200);
});

test('403: a guardian who has switched voice off, and an operator, hold it back although the sound exists', async () => {
  const [{ child, parent }, other, { id }] = await Promise.all([createGuarded(), createPerson(), story()]);
  expect((await speak(other, id)).status).toBe(200);
  await setControls(parent, child, { off: ['voice'] });
  expect(codeOf(await speak(child, id))).toBe('switched_off');
  await switchOff('voice');
  expect(codeOf(await speak(other, id))).toBe('paused');
  await switchAllOn();
  expect((await speak(other, id)).status).toBe(200);
});

test('429: when the day’s sentences are used up, what others have heard is still read', async () => {
  const [child, other, { id }] = await Promise.all([createPerson(), createPerson(), story()]);
  const { narration: daily } = settingsFor('demo').ai.daily;
  await seed({ task: 'spend', userId: child.id, work: 'narration', calls: daily - 1 });
  // One unit is left for two sentences.
  const both = await speak(child, id, { count: 2 });
  expect(both.body.sentences ?? []).toHaveLength(both.status === 200 ? 1 : 0);
  expect(codeOf(await speak(child, id, { sentence: 2 }))).toBe('ai_resting');
  expect((await speak(other, id, { sentence: 2 })).status).toBe(200);
  expect((await speak(child, id, { sentence: 2 })).status).toBe(200);
});

testOnOwnEngine('503: a sentence of more than 600 letters is left to the device', async () => {
  const [child, long, longer] = await Promise.all([
    createPerson(),
    bookOf(`${'a'.repeat(599)}.`),
    bookOf(`${'b'.repeat(600)}.`),
  ]);
  expect((await speak(child, long.id)).status).toBe(200);
  expect(codeOf(await speak(child, longer.id))).toBe('sentence_not_spoken');
  expect(await spentOf(child)).toBe(1);
});
