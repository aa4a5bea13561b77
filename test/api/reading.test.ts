import { describe, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { type Page, reading } from '../../contract/reading/endpoints';
import { rewards } from '../../contract/rewards/endpoints';
import { users } from '../../contract/users/endpoints';
import { createBook, fable } from '../support/books';
import { advanceClock, resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';

const read = (reader: Person, id: string, chapter: number) =>
  reader.call(reading.chapter, { query: { id, chapter: String(chapter) } });

const keep = (reader: Person, id: string, chapter: number, paragraph = 0, finished = false) =>
  reader.call(reading.keepPlace, { params: { id }, body: { chapter, paragraph, finished } });

const readingList = async (reader: Person) =>
  (await reader.call(books.lists, {})).body.reading.map((book) => book.id);

describe('a chapter', () => {
  test('200: has all paragraphs of its text, the chapters of the book and the number of the next one', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    const { body } = await read(child, book.id, 2);
    expect(body.paragraphs.join('\n\n')).toBe(book.chapters[1]?.text);
    expect(body).toMatchObject({
      book: { id: book.id, title: book.title, author: book.author },
      chapter: 2,
      title: book.chapters[1]?.title,
      next: 3,
      place: null,
    });
    expect(body.chapters.map(({ chapter_title }) => chapter_title)).toEqual(
      book.chapters.map(({ title }) => title),
    );
    const last = book.chapters.length;
    expect((await read(child, book.id, last - 1)).body.next).toBe(last);
    expect((await read(child, book.id, last)).body.next).toBeNull();
  });

  test('200: has its picture, if the book is drawn', async () => {
    const [child, drawn, plain] = await Promise.all([
      createPerson(),
      createBook({
        change: (book) => ({ ...book, pictures: { chapters: ['A cave.', 'A loaf.'], portraits: {} } }),
      }),
      createBook({ change: ({ pictures: _, ...book }) => book }),
    ]);
    expect((await read(child, drawn.id, 2)).body.picture).toEqual({
      src: `/pictures/${drawn.id}/chapter-2.svg`,
      alt: 'A loaf.',
    });
    expect((await read(child, drawn.id, 3)).body).not.toHaveProperty('picture');
    expect((await read(child, plain.id, 1)).body).not.toHaveProperty('picture');
  });

  test('200: is the whole text of a book without chapters, for teachers and parents too', async () => {
    const book = await createBook({ from: fable });
    for (const role of ['student', 'teacher', 'parent'] as const) {
      const { body } = await read(await createPerson(role), book.id, 1);
      expect(body).toMatchObject({ chapters: [], chapter: 1, next: null });
      expect(body.paragraphs.join('\n\n')).toBe(book.chapters[0]?.text);
    }
  });

  test('404: is refused if it does not exist, for a book without a text and for an unknown book', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    const bare = { id: 'alices-adventures-in-wonderland' };
    await child.call(books.add, { body: { book_id: bare.id, stage: 'want_to_read' } });
    expect(codeOf(await read(child, book.id, book.chapters.length + 1))).toBe('chapter_not_found');
    expect(codeOf(await read(child, bare.id, 1))).toBe('text_unavailable');
    expect(codeOf(await read(child, 'no-such-book', 1))).toBe('book_not_found');
    expect(codeOf(await keep(child, book.id, book.chapters.length + 1))).toBe('chapter_not_found');
    expect(codeOf(await keep(child, bare.id, 1))).toBe('text_unavailable');
  });
});

const find = (reader: Person, id: string, words: string, end_chapter?: number) =>
  reader.call(reading.find, {
    query: { id, words, ...(end_chapter !== undefined && { end_chapter: String(end_chapter) }) },
  });

const marked = ({ paragraphs, marks }: Page) =>
  marks.map(({ paragraph, from, to }) => paragraphs[paragraph]?.slice(from, to));

describe('a quotation', () => {
  const text = '“Rise!” said the dragon. The bread rose.\n\n“Thank you,” it said — and slept.';
  const withText = (chapter: number) =>
    createBook({
      change: (book) => ({
        ...book,
        chapters: book.chapters.map((one, i) => (i === chapter - 1 ? { ...one, text } : one)),
      }),
    });

  test('200: is marked in its chapter including its quotation marks, in any typography', async () => {
    const [child, book] = await Promise.all([createPerson(), withText(2)]);
    for (const words of ['Rise!', '"RISE"']) {
      const { body } = await find(child, book.id, words, 3);
      expect(body).toMatchObject({ chapter: 2, title: book.chapters[1]?.title });
      expect(marked(body)).toEqual(['“Rise!”']);
    }
  });

  test('200: over two paragraphs is marked in both', async () => {
    const [child, book] = await Promise.all([createPerson(), withText(1)]);
    expect(marked((await find(child, book.id, 'The bread rose. "Thank you," it said', 1)).body)).toEqual([
      'The bread rose.',
      '“Thank you,” it said',
    ]);
  });

  test('404: is refused from a later chapter, from no chapter and for a book without a text', async () => {
    const [child, book] = await Promise.all([createPerson(), withText(3)]);
    expect((await find(child, book.id, 'The bread rose.', 3)).status).toBe(200);
    expect(codeOf(await find(child, book.id, 'The bread rose.', 2))).toBe('words_not_found');
    expect(codeOf(await find(child, book.id, '… — !', 3))).toBe('words_not_found');
    const bare = { id: 'alices-adventures-in-wonderland' };
    await child.call(books.add, { body: { book_id: bare.id, stage: 'want_to_read' } });
    expect(codeOf(await find(child, bare.id, 'Alice was beginning', 1))).toBe('text_unavailable');
  });

  test('200: is found in a book without chapters', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook({ from: fable })]);
    const words = book.chapters[0]?.text.split('. ')[1] ?? '';
    const { body } = await find(child, book.id, words);
    expect(body.chapter).toBeNull();
    expect(marked(body).join(' ')).toContain(words.split(' ')[0]);
  });
});

describe('the place in a book', () => {
  test('200: is the reader’s last place on any device, and moves the book to Currently Reading', async () => {
    const [child, other, book] = await Promise.all([createPerson(), createPerson(), createBook()]);
    await read(child, book.id, 1);
    expect(await readingList(child)).toEqual([]);
    expect((await keep(child, book.id, 1, 12)).body.place).toEqual({
      chapter: 1,
      paragraph: 12,
      furthest: 0,
    });
    expect(await readingList(child)).toEqual([book.id]);
    await keep(child, book.id, 2, 3);
    expect((await read(child, book.id, 1)).body.place).toEqual({ chapter: 2, paragraph: 3, furthest: 0 });
    expect((await read(other, book.id, 1)).body.place).toBeNull();
  });

  test('200: includes the last finished chapter, even if an earlier one is read again', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    await keep(child, book.id, 3, 40, true);
    await keep(child, book.id, 1, 20, true);
    expect((await read(child, book.id, 1)).body.place).toEqual({ chapter: 1, paragraph: 20, furthest: 3 });
  });

  test('200: does not move a book that was read', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    await child.call(books.add, { body: { book_id: book.id, stage: 'read', rating: 5 } });
    await keep(child, book.id, 1);
    expect(await readingList(child)).toEqual([]);
  });
});

describe('the reading log', () => {
  const log = (reader: Person, id: string, pages: number, minutes: number) =>
    reader.call(reading.logToday, { params: { id }, body: { pages, minutes } });
  const logOf = async (reader: Person, id: string) =>
    (await reader.call(reading.log, { params: { id } })).body;

  test('200: has one entry a day, which a later one replaces, and sums up the days', async () => {
    const [child, other, book] = await Promise.all([createPerson(), createPerson(), createBook()]);
    expect(await logOf(child, book.id)).toEqual({ days: [], pages: 0, minutes: 0 });
    await log(child, book.id, 10, 20);
    const day = (await log(child, book.id, 12, 25)).body.days[0]?.day;
    expect(await logOf(child, book.id)).toEqual({
      days: [{ day, pages: 12, minutes: 25 }],
      pages: 12,
      minutes: 25,
    });
    await advanceClock('P1D');
    expect((await log(child, book.id, 3, 0)).body).toMatchObject({
      days: [{ pages: 3 }, { day, pages: 12 }],
      pages: 15,
      minutes: 25,
    });
    expect((await log(child, book.id, 0, 0)).body).toMatchObject({ days: [{ day }], pages: 12 });
    expect(await logOf(other, book.id)).toEqual({ days: [], pages: 0, minutes: 0 });
    await resetClock();
  });

  test('200: moves the book to Currently Reading without points or a day of the streak', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    await log(child, book.id, 500, 600);
    expect(await readingList(child)).toEqual([book.id]);
    await child.call(rewards.trackActivity, {});
    expect((await child.call(users.me, {})).body).toMatchObject({ points: 0, gems: 0, streak: 0 });
  });

  test('429: is refused the twenty-first time in a minute', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    const answers = await Promise.all(Array.from({ length: 21 }, () => log(child, book.id, 1, 1)));
    expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual(['too_many_requests']);
  });

  test('400: refuses more than a day allows and negative numbers; 404: and an unknown book', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    for (const [pages, minutes] of [
      [501, 0],
      [0, 601],
      [-1, 5],
      [1.5, 5],
    ] as const)
      expect(codeOf(await log(child, book.id, pages, minutes))).toBe('invalid_input');
    expect(codeOf(await log(child, 'no-such-book', 1, 1))).toBe('book_not_found');
    expect(await logOf(child, book.id)).toEqual({ days: [], pages: 0, minutes: 0 });
  });
});
