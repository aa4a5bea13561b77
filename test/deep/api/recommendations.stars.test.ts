import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { dashboard } from '../../../contract/dashboard/endpoints';
import { imports as manage } from '../../../contract/imports/endpoints';
import { recommendations } from '../../../contract/recommendations/endpoints';
import { users } from '../../../contract/users/endpoints';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { outages, seed } from '../../support/cloud';
import { codeOf } from '../../support/endpoints';
import { makeEpub } from '../../support/epub';
import { publicDomain, settled, upload } from '../../support/library';
import { createPerson, type Person } from '../../support/people';

const library = readLibrary('library');

beforeAll(async () => {
  for (const book of library) await seed({ task: 'original', book, processed: false });
});
afterEach(() => outages({ model: false }));

const tell = (person: Person, interests: object) => person.call(users.update, { body: { interests } });
const ask = (person: Person, refresh?: 'true') =>
  person.call(recommendations.list, { query: refresh ? { refresh } : {} });

test('200: refreshing returns other books until all have been seen', async () => {
  const child = await createPerson();
  await tell(child, { 'other interests': ['Dragons'] });
  const ids = (answer: Awaited<ReturnType<typeof ask>>) => answer.body.recommendations.map(({ id }) => id);
  const first = ids(await ask(child));
  const second = ids(await ask(child, 'true'));
  expect(second).toHaveLength(5);
  expect(second.filter((id) => first.includes(id)).length).toBeLessThanOrEqual(1);
  expect((await ask(child)).body.recommendations.map(({ id }) => id)).toEqual(second);
  const all = new Set([...first, ...second, ...ids(await ask(child, 'true'))]);
  expect(all.size).toBeGreaterThanOrEqual(9);
});

test('200: stars count: a loved book leads to similar ones, a disliked book to different ones', async () => {
  const [loves, hates] = [await createPerson(), await createPerson()];
  const rate = async (child: Person, rating: number) => {
    await tell(child, { 'favorite genres': ['Animals'] });
    await child.call(books.add, { body: { book_id: 'paws-of-the-night-market', stage: 'read', rating } });
    return (await ask(child)).body.recommendations;
  };
  const [liked, disliked] = [await rate(loves, 5), await rate(hates, 1)];
  expect(liked.map(({ reason }) => reason)).toContain('Because you loved Paws of the Night Market');
  expect(disliked.map(({ reason }) => reason)).not.toContain('Because you loved Paws of the Night Market');
  expect(disliked.map(({ id }) => id)).not.toEqual(liked.map(({ id }) => id));
});

test('200: a reason by stars matches the present stars', async () => {
  const child = await createPerson();
  await tell(child, { 'favorite genres': ['Animals'] });
  const book_id = 'nine-minutes-to-ganymede';
  const { title } = library.find(({ id }) => id === book_id) ?? {};
  const reasons = async () => (await ask(child)).body.recommendations.map(({ reason }) => reason).join();
  const onHome = async () =>
    (await child.call(dashboard.get, {})).body.recommendations?.map(({ reason }) => reason).join() ?? '';
  await child.call(books.add, { body: { book_id, stage: 'read', rating: 4 } });
  expect(await reasons()).toContain(`Because you really liked ${title}`);
  expect(await onHome()).toContain(title);
  const body = { stage: 'read', rating: 1 } as const;
  await child.call(books.move, { params: { id: book_id }, body });
  expect(await onHome()).not.toContain(title);
  expect(await reasons()).not.toContain(title);
  expect((await ask(child)).body.recommendations).toHaveLength(5);
});

test('503: no new ones are found while the model is down; 200: earlier ones are still available', async () => {
  const [child, newcomer] = [await createPerson(), await createPerson()];
  await tell(child, { 'other interests': ['Robots'] });
  await tell(newcomer, { 'other interests': ['Robots'] });
  const before = await ask(child);
  await outages({ model: true });
  expect((await ask(child)).body).toEqual(before.body);
  expect(codeOf(await ask(newcomer))).toBe('recommendations_failed');
});

/** Sentences of about this number of words: the formula gives long sentences a high grade. */
const textOf = (words: number, sentences: number) =>
  Array.from({ length: sentences }, () => `The ${'dragon sat and the '.repeat(words / 4)}cat ran.`).join(' ');

const addByOperator = async (title: string, words: number) => {
  const operator = await createPerson('operator');
  const chapters = [1, 2].map((n) => ({ title: `Chapter ${n}`, paragraphs: [textOf(words, 400 / words)] }));
  const id = await upload(operator, makeEpub({ title, chapters }));
  await settled(operator, id);
  const body = { ...publicDomain, title, characters: [] };
  expect((await operator.call(manage.accept, { params: { id }, body })).status).toBe(200);
  return id;
};

test('200: a text is recommended only to children who can read it, whatever its stated ages', async () => {
  const book = library.find(({ id }) => id === 'the-dragon-who-baked-bread');
  if (book === undefined) throw new Error('no such book');
  const chapters = book.chapters.map((chapter) => ({ ...chapter, text: textOf(80, 5) }));
  const stated = { ...book, id: 'hard', title: 'Dragons for the Small', ages: '6-8', chapters };
  await seed({ task: 'original', book: stated, processed: false });
  const hard = await addByOperator('Dragons of the Endless Sentence', 80);
  const easy = await addByOperator('Dragons of the Short Sentence', 4);
  const idsFor = async (age: number) => {
    const child = await createPerson('student', { age });
    await tell(child, { 'other interests': ['Dragons'] });
    const shelves = [await ask(child), await ask(child, 'true'), await ask(child, 'true')];
    return shelves.flatMap(({ body }) => body.recommendations.map(({ id }) => id));
  };
  for (const age of [7, 13]) {
    const ids = await idsFor(age);
    expect({ age, hard: ids.filter((id) => id === hard || id === stated.id) }).toEqual({ age, hard: [] });
    // A text of grade 0 or 1 is not for a thirteen-year-old either.
    expect({ age, isThere: ids.includes(easy) }).toEqual({ age, isThere: age === 7 });
  }
});
