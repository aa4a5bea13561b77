import { expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { reading } from '../../../contract/reading/endpoints';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { createBook } from '../../support/books';
import { cloud, deploy, functionLogs, seed } from '../../support/cloud';
import { createPerson } from '../../support/people';
import { createItem, itemsFor } from '../../support/store';

const own = readLibrary('library');
const [first] = own;

const booksPut = async () =>
  (await functionLogs()).filter((line) => line.startsWith('Stock') && /"book put"/.test(line)).length;

test('200: after a deployment all our own books are found, with chapters and a quiz without the model', async () => {
  const ada = await createPerson();
  await deploy();
  expect(await booksPut()).toBe(own.length);
  for (const { id, title, chaptered, chapters } of own) {
    const { body: found } = await ada.call(books.autocomplete, { query: { q: title } });
    expect(found).toContainEqual(
      expect.objectContaining({
        id,
        processing_status: chaptered ? 'processed' : 'failed',
        total_chapters: chaptered ? chapters.length : null,
        quiz_possible: true,
      }),
    );
    const end = chaptered ? { end_chapter: '1' } : {};
    const { status, body } = await ada.call(quiz.start, { query: { id, ...end } });
    expect([id, status, body.quiz?.length]).toEqual([id, 200, 10]);
  }
});

test('200: a book that is drawn has a picture for each chapter and a portrait for each character, in every answer that names them', async () => {
  const ada = await createPerson();
  await deploy();
  for (const { id, title, author, pictures, characters, chaptered, chapters } of own) {
    if (pictures === undefined) continue;
    const cast = characters.map(({ name }) => ({
      name,
      portrait: {
        src: expect.stringMatching(`^/pictures/${id}/[a-z-]+\\.svg$`),
        alt: pictures.portraits[name],
      },
    }));
    const { body: found } = await ada.call(books.characters, { query: { id } });
    expect(found.main_characters).toEqual(cast);
    const { body: processed } = await ada.call(books.process, { body: { id, title, author } });
    expect(processed.main_characters).toEqual(cast);
    const last = { id, chapter: String(chapters.length) };
    const { body: read } = await ada.call(reading.chapter, { query: last });
    expect(read.picture).toEqual({
      src: `/pictures/${id}/chapter-${chapters.length}.svg`,
      alt: pictures.chapters.at(-1),
    });
    const { body: given } = await ada.call(quiz.start, {
      query: { id, ...(chaptered && { end_chapter: '1' }) },
    });
    expect(given.hero).toEqual(cast[0]);
  }
});

test('200: a second deployment of the same books writes none of them', async () => {
  const before = await booksPut();
  await deploy();
  expect(await booksPut()).toBe(before);
});

test('200: a changed book is written again and found by its new title only', async () => {
  const ada = await createPerson();
  const book = first as (typeof own)[number];
  await seed({
    task: 'original',
    book: { ...book, title: 'Quokka Interlude', chapters: [...book.chapters, ...book.chapters] },
    processed: false,
  });
  await seed({ task: 'deployed', bookId: book.id, hash: 'of the old content' });
  await deploy();
  const { body: old } = await ada.call(books.autocomplete, { query: { q: 'Quokka' } });
  expect(old.map(({ id }) => id)).not.toContain(book.id);
  const { body: found } = await ada.call(books.autocomplete, { query: { q: book.title } });
  expect(found).toContainEqual(
    expect.objectContaining({ id: book.id, total_chapters: book.chapters.length }),
  );
  const { body: looked } = await ada.call(books.preview, { query: { id: book.id } });
  expect(looked.title).toBe(book.title);
});

test('404: a book that is no longer deployed is deleted with its search words and questions', async () => {
  const ada = await createPerson();
  const { id, title } = await createBook({ withQuestions: true });
  await seed({ task: 'deployed', bookId: id, hash: 'of the old content' });
  expect((await ada.call(quiz.chapters, { query: { id } })).status).toBe(200);
  await deploy();
  const { body: found } = await ada.call(books.autocomplete, { query: { q: title } });
  expect(found.map((book) => book.id)).not.toContain(id);
  expect(await ada.call(quiz.chapters, { query: { id } })).toMatchObject({
    status: 404,
    body: { code: 'book_not_found' },
  });
});

test('200: after a deployment the store has its first items with pictures, and changes of operators are kept', async () => {
  const ada = await createPerson();
  const items = await itemsFor(ada);
  expect(items.map(({ id }) => id)).toEqual([
    'border-leaves',
    'book-plate',
    'rest-day',
    'hat-flowers',
    'hat-captain',
    'companion-snail',
    'border-stars',
    'hat-wizard',
    'companion-fox',
    'prize-bookmark',
    'prize-pencils',
    'gift-card-books',
  ]);
  for (const { id, image_path } of items) {
    expect(image_path).toMatch(new RegExp(`^/media/store-items/${id}\\.svg\\?`));
    const picture = await fetch(`${cloud.url}${image_path}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  }
  const [cheapest] = items;
  await createItem({ id: cheapest?.id, on_sale: false });
  await deploy();
  expect((await itemsFor(ada)).map(({ id }) => id)).not.toContain(cheapest?.id);
});
