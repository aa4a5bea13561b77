import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { recommendations } from '../../contract/recommendations/endpoints';
import { users } from '../../contract/users/endpoints';
import { readLibrary } from '../../lambdas/stock/own-books';
import { outages, seed } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

const library = readLibrary('library');

beforeAll(async () => {
  for (const book of library) await seed({ task: 'original', book, processed: false });
});
afterEach(() => outages({ model: false }));

const tell = (person: Person, interests: object) => person.call(users.update, { body: { interests } });
const ask = (person: Person, refresh?: 'true') =>
  person.call(recommendations.list, { query: refresh ? { refresh } : {} });
const titles = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.body.recommendations.map(({ title }) => title);

test.each([
  ['dragons', { 'other interests': ['Dragons'] }, 'The Dragon Who Baked Bread'],
  ['baking', { hobbies: ['Baking cakes'] }, 'The Dragon Who Baked Bread'],
  ['robots', { hobbies: ['Building robots'] }, 'The Robot in Room Twelve'],
  [
    'space',
    { movies: ['Space rockets'], 'favorite genres': ['Science Fiction'] },
    'Nine Minutes to Ganymede',
  ],
  ['football', { sports: ['Football'] }, 'Goalkeeper of Gull Street'],
  ['cats', { hobbies: ['My cats'], 'favorite genres': ['Animals'] }, 'Paws of the Night Market'],
  ['whales', { 'other interests': ['Whales', 'the ocean'] }, 'Saltwind and the Map of Whales'],
  [
    'detectives',
    { tvshows: ['Detective stories'], 'favorite genres': ['Mystery'] },
    "The Clockmaker's Missing Hour",
  ],
  ['mountains', { hobbies: ['Hiking in the mountains'] }, 'The Girl Who Carried the Mail'],
  ['the night sky', { 'other interests': ['The moon at night'] }, "The Moon's Night-Light"],
])('200: a child who likes %s gets a matching book among the first three', async (_, interests, title) => {
  const child = await createPerson();
  await tell(child, interests);
  const found = await ask(child);
  expect(titles(found)).toHaveLength(5);
  expect(titles(found).slice(0, 3)).toContain(title);
});

test('200: recommendations have reasons, and stay until they are refreshed or the interests change', async () => {
  const child = await createPerson();
  await tell(child, { 'other interests': ['Dragons'] });
  const first = await ask(child);
  expect(first.body.recommendations[0]?.reason).toBe('Because you like Dragons');
  expect((await ask(child)).body).toEqual(first.body);
  expect((await ask(child, 'true')).status).toBe(200);
  await tell(child, { 'other interests': ['Football'] });
  expect(titles(await ask(child)).slice(0, 3)).toContain('Goalkeeper of Gull Street');
});

test('200: books on a list are never recommended', async () => {
  const child = await createPerson();
  await tell(child, { 'other interests': ['Dragons'] });
  const [first] = (await ask(child)).body.recommendations;
  await child.call(books.add, { body: { book_id: first?.id ?? '', stage: 'want_to_read' } });
  for (const again of [await ask(child), await ask(child, 'true')])
    expect(again.body.recommendations.map(({ id }) => id)).not.toContain(first?.id);
});

test('200: a book that is put on a list is replaced at the end', async () => {
  const child = await createPerson();
  await tell(child, { 'other interests': ['Dragons'] });
  const [first, second, ...rest] = (await ask(child)).body.recommendations.map(({ id }) => id);
  for (const id of [first, second])
    await child.call(books.add, { body: { book_id: id ?? '', stage: 'want_to_read' } });
  const after = (await ask(child)).body.recommendations.map(({ id }) => id);
  expect(after).toHaveLength(5);
  expect(after.slice(0, 3)).toEqual(rest);
  await child.call(books.add, { body: { book_id: after[0] ?? '', stage: 'want_to_read' } });
  await outages({ model: true });
  expect((await ask(child)).body.recommendations.map(({ id }) => id)).toEqual(after.slice(1));
});

test('200: without consent to AI own words are not sent, but genres still count', async () => {
  const consents = { core: true, ai_text: false, voice: false, public_sharing: false };
  const child = await createPerson('student', { consents });
  await tell(child, { 'other interests': ['Whales'], 'favorite genres': ['Mystery'] });
  const { body } = await ask(child);
  expect(body.recommendations.map(({ reason }) => reason)).not.toContain('Because you like Whales');
  expect(body.recommendations.map(({ reason }) => reason)).toContain('For fans of Mystery');
});
