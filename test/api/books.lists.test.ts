import { afterEach, describe, expect, test } from '@jest/globals';
import { books, type ImportedBook, type Stage } from '../../contract/books/endpoints';
import { bookStatus, bookStatusLabels } from '../../contract/rules/book-status';
import { users } from '../../contract/users/endpoints';
import { createBook } from '../support/books';
import { advanceClock, outages, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { allConsents, createPerson, type Person } from '../support/people';

afterEach(() => outages({ catalogue: false }));

const listsOf = async (child: Person) => {
  const { body } = await child.call(books.lists, {});
  const short = (list: { id: string; rating: number | null }[]) => list.map(({ id, rating }) => [id, rating]);
  return { want: short(body.want_to_read), reading: short(body.reading), read: short(body.read) };
};
const empty = { want: [], reading: [], read: [] };

const add = (child: Person, book_id: string, stage: Stage, rating?: number) =>
  child.call(books.add, { body: { book_id, stage, rating } });
const move = (child: Person, id: string, stage: Stage, rating?: number) =>
  child.call(books.move, { params: { id }, body: { stage, rating } });

test('200: a book moves from Want to Read through Currently Reading to Read, on one list at a time', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  expect(await listsOf(child)).toEqual(empty);
  expect(await add(child, id, 'want_to_read')).toMatchObject({ status: 200, body: { id, rating: null } });
  expect(await listsOf(child)).toEqual({ ...empty, want: [[id, null]] });
  await move(child, id, 'reading');
  expect(await listsOf(child)).toEqual({ ...empty, reading: [[id, null]] });
  expect(await move(child, id, 'read', 4)).toMatchObject({ status: 200, body: { id, rating: 4 } });
  expect(await listsOf(child)).toEqual({ ...empty, read: [[id, 4]] });
});

test('200: a row shows the book with its status', async () => {
  const child = await createPerson();
  const { id, title, author } = await createBook();
  await add(child, id, 'reading');
  const { body } = await child.call(books.lists, {});
  expect(body.reading).toMatchObject([
    { id, title, author, processing_status: 'processed', total_chapters: 6, in_database: true },
  ]);
});

test('200: undoing a move removes its rating', async () => {
  const [child, { id }] = [await createPerson(), await createBook()];
  await add(child, id, 'reading');
  await move(child, id, 'read', 2);
  const body = { stage: 'reading', rating: null } as const;
  expect((await child.call(books.move, { params: { id }, body })).body.rating).toBeNull();
});

test('200: a rating stays with the book when it is read again', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  await add(child, id, 'read', 5);
  expect((await move(child, id, 'reading')).body.rating).toBe(5);
  expect(await listsOf(child)).toEqual({ ...empty, reading: [[id, 5]] });
});

test('200: adding a book that is already on a list moves it', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  await add(child, id, 'want_to_read');
  await add(child, id, 'read', 2);
  expect(await listsOf(child)).toEqual({ ...empty, read: [[id, 2]] });
});

test('200: the latest change comes first', async () => {
  const child = await createPerson();
  const [a, b] = await Promise.all([createBook({ processed: false }), createBook({ processed: false })]);
  await add(child, a.id, 'reading');
  await advanceClock('PT1S');
  await add(child, b.id, 'reading');
  expect((await listsOf(child)).reading).toEqual([
    [b.id, null],
    [a.id, null],
  ]);
  await advanceClock('PT1S');
  await move(child, a.id, 'reading');
  expect((await listsOf(child)).reading).toEqual([
    [a.id, null],
    [b.id, null],
  ]);
});

test('200: a book that is added ten times simultaneously is on the list once', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(child, id, 'want_to_read')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await listsOf(child)).toEqual({ ...empty, want: [[id, null]] });
});

test('200: a catalogue book can be put on a list without being processed', async () => {
  const child = await createPerson();
  const { body } = await add(child, 'chike-and-the-river', 'want_to_read');
  expect(body).toMatchObject({ title: 'Chike and the River', in_database: true });
  expect(bookStatusLabels[bookStatus(body)]).toBe('Click to Add');
});

test('200: teachers and parents have lists, too', async () => {
  const { id } = await createBook({ processed: false });
  for (const role of ['teacher', 'parent'] as const) {
    const adult = await createPerson(role);
    await add(adult, id, 'reading');
    expect(await listsOf(adult)).toEqual({ ...empty, reading: [[id, null]] });
  }
});

test.each([undefined, 0, 6, 2.5])(
  '400: a book does not count as read with a rating of %p',
  async (rating) => {
    const child = await createPerson();
    const { id } = await createBook({ processed: false });
    await add(child, id, 'reading');
    for (const { status, body } of [
      await add(child, id, 'read', rating),
      await move(child, id, 'read', rating),
    ]) {
      expect({ status, ...body }).toMatchObject({
        status: 400,
        code: 'invalid_input',
        fields: ['body.rating'],
      });
    }
    expect(await listsOf(child)).toEqual({ ...empty, reading: [[id, null]] });
  },
);

test("404: another child's book cannot be moved", async () => {
  const [child, other] = await Promise.all([createPerson(), createPerson()]);
  const { id } = await createBook({ processed: false });
  await add(child, id, 'reading');
  const { status, body } = await move(other, id, 'read', 1);
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'book_not_on_list' });
  expect(await listsOf(other)).toEqual(empty);
  expect(await listsOf(child)).toEqual({ ...empty, reading: [[id, null]] });
});

test('404: an unknown book cannot be added', async () => {
  const child = await createPerson();
  const { status, body } = await add(child, 'no-such-book-anywhere', 'reading');
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'book_not_found' });
  expect(await listsOf(child)).toEqual(empty);
});

test('503: a book that only the catalogue has cannot be added while the catalogue is down', async () => {
  const child = await createPerson();
  await outages({ catalogue: true });
  const { status, body } = await add(child, 'the-robber-hotzenplotz', 'reading');
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'queue_failed' });
  expect(await listsOf(child)).toEqual(empty);
});

test('200: a rated book that moves to another list keeps its rating, and the answer says so', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  await add(child, id, 'read', 5);
  expect((await add(child, id, 'reading')).body.rating).toBe(5);
});

test('200: a rating may be null unless the book was read', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  const put = (stage: Stage) => child.call(books.add, { body: { book_id: id, stage, rating: null } });
  expect(await put('reading')).toMatchObject({ status: 200, body: { rating: null } });
  expect(await put('read')).toMatchObject({ status: 400, body: { fields: ['body.rating'] } });
});

const titled = ({ title, author }: ImportedBook) => ({ title, author });

describe('an import', () => {
  const named = (title: string, more: Partial<ImportedBook> = {}): ImportedBook => {
    return { title, author: 'Nobody', isbn: null, stage: 'want_to_read', rating: null, ...more };
  };
  const lost = named('No Such Book Anywhere');
  const rows = [
    // The title differs, so the number decides.
    named("Charlotte's Web, illustrated", { isbn: '9780064400558', stage: 'read', rating: 5 }),
    named('Matilda (Puffin, #1)', { author: 'Roald Dahl', stage: 'reading' }),
    lost,
  ];
  const teen = () => createPerson('student', { age: 14 });
  const bring = (who: Person, some = rows, more: { child_id?: string } = {}) =>
    who.call(books.importList, { body: { rows: some, ...more } });

  test('200: finds books by number or by title and author, lists them with their stars, and names the others', async () => {
    const child = await teen();
    expect(await bring(child)).toMatchObject({
      status: 200,
      body: { added: 2, known: 0, not_found: [{ title: lost.title, author: 'Nobody' }] },
    });
    expect(await listsOf(child)).toEqual({
      want: [],
      reading: [['matilda', null]],
      read: [['charlottes-web', 5]],
    });
    expect((await child.call(users.me, {})).body).toMatchObject({ points: 0, streak: 0 });
  });

  test.each([
    ['The Hobbit, or There and Back Again', 'J. R. R. Tolkien', 'the-hobbit'],
    ['Matilda; Or, the Girl Who Read', 'Roald Dahl', 'matilda'],
  ])('200: %s is found without its second title', async (title, author, id) => {
    const child = await teen();
    expect((await bring(child, [named(title, { author })])).body).toMatchObject({ added: 1, not_found: [] });
    expect((await listsOf(child)).want).toEqual([[id, null]]);
  });

  test('200: another author, a part of the title or a mistyped number does not match a book', async () => {
    const child = await teen();
    const others = [
      named('Matilda', { author: 'Somebody Else' }),
      // The search finds both words in the title.
      named('Matilda', { author: 'Jane Matilda' }),
      named('Charlotte', { author: 'E. B. White' }),
      { ...lost, isbn: '9780064400559' },
    ];
    expect((await bring(child, others)).body).toMatchObject({ added: 0, not_found: others.map(titled) });
    const mistyped = named('Matilda', { author: 'Roald Dahl', isbn: '9780064400559' });
    expect((await bring(child, [mistyped])).body).toMatchObject({ added: 1, not_found: [] });
  });

  test('200: books that are already on a list stay there, and repeated rows change nothing', async () => {
    const child = await teen();
    await add(child, 'charlottes-web', 'want_to_read');
    expect((await bring(child)).body).toMatchObject({ added: 1, known: 1 });
    expect((await bring(child)).body).toMatchObject({ added: 0, known: 2 });
    expect(await listsOf(child)).toMatchObject({ want: [['charlottes-web', null]], read: [] });
  });

  test('200: a call accepts ten books with the longest names; 400: eleven or none', async () => {
    const child = await teen();
    const longest = named('\u0001'.repeat(300), { author: '語'.repeat(300) });
    const many = Array.from({ length: 10 }, () => longest);
    expect((await bring(child, many)).body).toMatchObject({ added: 0, not_found: many.map(titled) });
    expect(codeOf(await bring(child, [...many, longest]))).toBe('invalid_input');
    expect(codeOf(await bring(child, []))).toBe('invalid_input');
  });

  test('429: calls beyond a hundred a day are refused, whatever their rows', async () => {
    const child = await teen();
    const answers = await Promise.all(Array.from({ length: 101 }, () => bring(child, [lost])));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(['import_limit']);
  });

  test('403: a child below the age of consent; 404: another user’s child; 200: the guardian during the consent', async () => {
    const [parent, other, child, withdrawn] = await Promise.all([
      createPerson('parent'),
      createPerson('parent'),
      createPerson(),
      createPerson('student', { consents: { ...allConsents, core: false } }),
    ]);
    for (const { id } of [child, withdrawn])
      await seed({ task: 'guardian', adult: parent.email, childId: id });
    const of = { child_id: child.id };
    expect(codeOf(await bring(child))).toBe('import_needs_adult');
    expect(codeOf(await bring(other, rows, of))).toBe('child_not_found');
    expect(codeOf(await bring(await teen(), rows, of))).toBe('child_not_found');
    expect(codeOf(await bring(parent, rows, { child_id: withdrawn.id }))).toBe('child_not_found');
    expect(await listsOf(child)).toEqual(empty);
    expect((await bring(parent, rows, of)).body).toMatchObject({ added: 2 });
    expect(await listsOf(child)).toMatchObject({ read: [['charlottes-web', 5]] });
    expect(await listsOf(parent)).toEqual(empty);
  });

  test('503: while the catalogue is down an import is refused, so that no book is missed', async () => {
    const child = await teen();
    await outages({ catalogue: true });
    expect(codeOf(await bring(child, [named('A Title That Nobody Sought')]))).toBe('search_unavailable');
  });
});
