import { afterEach, expect, test } from '@jest/globals';
import { dictionary } from '../../contract/dictionary/endpoints';
import { mostWords, words } from '../../contract/words/endpoints';
import { glossesIn } from '../../lambdas/dictionary/glosses';
import { beginArticle, getArticle, submitArticle } from '../support/articles';
import { advanceClock, resetClock, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';

afterEach(resetClock);

const list = async (child: Person) => (await child.call(words.list, {})).body;
const lookUp = (child: Person, word: string) =>
  child.call(dictionary.lookUp, { params: { word }, query: {} });
const keep = async (child: Person, word: string, article_id?: string) => {
  await lookUp(child, word);
  return child.call(words.keep, { body: { word, ...(article_id !== undefined && { article_id }) } });
};
const practise = (child: Person, word: string, reviews: number, remembered = true) =>
  child.call(words.practise, { params: { word }, body: { reviews, remembered } });

const glosses = glossesIn('lambdas/dictionary/glosses');

/** More than enough until one has a gap whose word the dictionary has. */
const mostArticles = 40;

const isInDictionary = (word: string) => glosses(word.toLowerCase()).length > 0;

/** A child with an article and a word of our dictionary in a sentence with a gap. Not every article has one. */
const childWithWord = async () => {
  for (let tried = 0; tried < 20; tried++) {
    const child = await createPerson();
    const article = await getArticle(child);
    const sentences = article.content.split(/(?<=[.!?]) /).filter((one) => one.includes('<BLANK>'));
    const words = sentences.join(' ').match(/\b[a-z]{4,}\b/g) ?? [];
    const isOnlyThere = (one: string) =>
      article.content.toLowerCase().split(new RegExp(`\\b${one}\\b`)).length === 2;
    const word = words.find((one) => isInDictionary(one) && isOnlyThere(one));
    if (word === undefined) continue;
    await lookUp(child, word);
    return { child, ...article, word };
  }
  throw new Error('The dictionary has no word of twenty articles');
};

test('200: a looked-up word is kept in its base form, with its sentence, but without the answers of the article', async () => {
  const { child, id, title, content, word } = await childWithWord();
  const kept = await child.call(words.keep, { body: { word, article_id: id } });
  expect(kept.status).toBe(200);
  expect((await child.call(words.keep, { body: { word, article_id: id } })).status).toBe(200);
  const { words: all, known, due } = await list(child);
  expect({ known, due, count: all.length }).toEqual({ known: 0, due: 1, count: 1 });
  expect(all[0]).toMatchObject({ word: kept.body.word, title, reviews: 0, is_due: true, is_known: false });
  expect(all[0]?.sentence).toContain(word);
  expect(all[0]?.sentence).toContain('…');
  expect(content.replaceAll('<BLANK>', '…')).toContain(all[0]?.sentence);
});

test('200: a word of a gap can be kept with its sentence after the article is submitted', async () => {
  const child = await createPerson();
  for (let tries = 0; tries < mostArticles; tries++) {
    const { id, answers, content } = await beginArticle(child);
    const word = answers.find(isInDictionary);
    if (word === undefined || new RegExp(`\\b${word}\\b`, 'i').test(content)) {
      await submitArticle(child, id, answers);
      continue;
    }
    expect((await keep(await createPerson(), word)).status).toBe(200);
    await submitArticle(child, id, answers);
    const base = (await keep(child, word, id)).body.word;
    const kept = (await list(child)).words.find((one) => one.word === base);
    expect(kept?.sentence).toMatch(new RegExp(`\\b${word}\\b`));
    expect(kept?.sentence).not.toContain('…');
    return;
  }
  throw new Error('No article has a word for this test');
});

test('200: a word outside articles is kept without a sentence', async () => {
  const child = await createPerson();
  expect((await keep(child, 'Wolves')).body).toEqual({ word: 'wolf' });
  expect((await list(child)).words[0]).toMatchObject({ word: 'wolf', sentence: null, title: null });
});

test('404: words outside the dictionary and another child’s article are refused', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  expect(codeOf(await keep(child, 'flibbertigib'))).toBe('definition_not_found');
  // The word was not looked up before.
  expect(codeOf(await child.call(words.keep, { body: { word: 'neverlooked' } }))).toBe(
    'definition_not_found',
  );
  const { id } = await getArticle(other);
  expect(codeOf(await keep(child, 'orbit', id))).toBe('article_not_found');
  expect((await list(child)).words).toEqual([]);
});

test('200: missed words are on the list with their sentences', async () => {
  const child = await createPerson();
  const { id, title, answers } = await beginArticle(child);
  const [first = '', second = '', ...rest] = answers;
  await submitArticle(child, id, [second, first, ...rest]);
  await submitArticle(child, id, [second, first, ...rest]);
  const { words: all } = await list(child);
  expect(all.map(({ word }) => word).toSorted()).toEqual(
    [first, second].map((one) => one.toLowerCase()).toSorted(),
  );
  for (const { word, sentence, ...one } of all) {
    expect(one).toMatchObject({ title, is_due: true, hint: expect.any(String) });
    expect(sentence?.toLowerCase()).toContain(word);
    expect(sentence).not.toContain('…');
  }
});

test('200: of the words that are missed, a list that is nearly full takes the first', async () => {
  const child = await createPerson();
  const { id, answers } = await beginArticle(child);
  await seed({ task: 'wordCount', userId: child.id, count: mostWords - 2 });
  const [first = '', second = '', third = '', ...rest] = answers;
  await submitArticle(child, id, [second, third, first, ...rest]);
  expect((await list(child)).words.map(({ word }) => word).toSorted()).toEqual(
    [first, second].map((one) => one.toLowerCase()).toSorted(),
  );
});

test('200: a remembered word that is missed in an article starts again', async () => {
  for (let tries = 0; tries < mostArticles; tries++) {
    const child = await createPerson();
    const { id, answers } = await beginArticle(child);
    const place = answers.findIndex(isInDictionary);
    const word = answers[place]?.toLowerCase();
    if (word === undefined) continue;
    await keep(child, word);
    expect((await practise(child, word, 0)).body).toMatchObject({ is_due: false });
    const other = (place + 1) % answers.length;
    await submitArticle(
      child,
      id,
      answers.with(place, answers[other] ?? '').with(other, answers[place] ?? ''),
    );
    const { words: all } = await list(child);
    expect(all.map((one) => one.word).toSorted()).toEqual([word, answers[other]?.toLowerCase()].toSorted());
    expect(all.every((one) => one.is_due)).toBe(true);
    return;
  }
  throw new Error('No article has a word for this test');
});

test('200: a word is due again after 1, 3, 7 and more days, and known when it is remembered after seven', async () => {
  const child = await createPerson();
  await keep(child, 'orbit');
  for (const [reviews, pause, isKnown] of [
    [0, 1, false],
    [1, 3, false],
    [2, 7, false],
    [3, 21, true],
    [4, 60, true],
  ] as const) {
    const { body } = await practise(child, 'orbit', reviews);
    expect(body).toMatchObject({ reviews: reviews + 1, is_due: false, is_known: isKnown });
    // A practice before the due day changes nothing.
    expect((await practise(child, 'orbit', reviews + 1, false)).body.reviews).toBe(reviews + 1);
    await advanceClock(`P${pause - 1}D`);
    expect((await list(child)).due).toBe(0);
    await advanceClock('P1D');
    expect(await list(child)).toMatchObject({ due: 1, known: isKnown ? 1 : 0 });
  }
  // Half a year later the word is still listed, once.
  await advanceClock('P180D');
  expect(await list(child)).toMatchObject({ due: 1, known: 1 });
  expect((await practise(child, 'orbit', 5, false)).body).toMatchObject({ is_known: false, is_due: true });
  expect(await list(child)).toMatchObject({ due: 1, known: 0 });
});

test('200: an answer that arrives twice or from two tabs counts once', async () => {
  const child = await createPerson();
  await keep(child, 'orbit');
  const both = await Promise.all([practise(child, 'orbit', 0, false), practise(child, 'orbit', 0, false)]);
  expect(both.map(({ body }) => body.reviews)).toEqual([1, 1]);
  expect((await practise(child, 'orbit', 0)).body).toMatchObject({ reviews: 1, is_due: true });
  expect((await practise(child, 'orbit', 1)).body).toMatchObject({ reviews: 2, is_due: false });
});

test('200: practising pays nothing', async () => {
  const child = await createPerson();
  await keep(child, 'orbit');
  await practise(child, 'orbit', 0);
  expect(await seed({ task: 'ledger', userId: child.id })).toMatchObject({ points: 0, gems: 0, entries: 0 });
});

test('200: a removed word disappears and can be added again', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  await keep(child, 'orbit');
  await keep(other, 'orbit');
  expect((await child.call(words.forget, { params: { word: 'orbit' } })).status).toBe(200);
  expect((await child.call(words.forget, { params: { word: 'orbit' } })).status).toBe(200);
  expect((await list(child)).words).toEqual([]);
  expect(codeOf(await practise(child, 'orbit', 0))).toBe('word_not_found');
  expect((await list(other)).words).toHaveLength(1);
  await keep(child, 'orbit');
  expect((await list(child)).words).toHaveLength(1);
});

test('409: a full list accepts no word until one is removed', async () => {
  const child = await createPerson();
  await keep(child, 'glacier');
  await seed({ task: 'wordCount', userId: child.id, count: mostWords });
  expect(codeOf(await keep(child, 'orbit'))).toBe('words_full');
  expect((await keep(child, 'glacier')).status).toBe(200);
  await child.call(words.forget, { params: { word: 'glacier' } });
  expect((await keep(child, 'orbit')).status).toBe(200);
});
