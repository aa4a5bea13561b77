import { afterEach, describe, expect, test } from '@jest/globals';
import { books, type Stage } from '../../contract/books';
import { bookStatus, bookStatusLabels } from '../../contract/rules/book-status';
import { users } from '../../contract/users';
import { createBook } from '../support/books';
import { advanceClock, outages, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';

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

test('200: adding a book that is on a list moves it', async () => {
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

test('200: added ten times at once, a book is on the list once', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(child, id, 'want_to_read')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await listsOf(child)).toEqual({ ...empty, want: [[id, null]] });
});

test('200: a book of the catalogue can be put on a list without being processed', async () => {
  const child = await createPerson();
  const { body } = await add(child, 'chike-and-the-river', 'want_to_read');
  expect(body).toMatchObject({ title: 'Chike and the River', in_database: true });
  expect(bookStatusLabels[bookStatus(body)]).toBe('Click to Add');
});

test('200: teachers and parents have lists of their own', async () => {
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

test('503: a book that only the catalogue knows cannot be added while it is down', async () => {
  const child = await createPerson();
  await outages({ catalogue: true });
  const { status, body } = await add(child, 'the-robber-hotzenplotz', 'reading');
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'queue_failed' });
  expect(await listsOf(child)).toEqual(empty);
});

test('200: a rated book that goes to another list keeps its rating, and the answer says so', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  await add(child, id, 'read', 5);
  expect((await add(child, id, 'reading')).body.rating).toBe(5);
});

test('200: a rating may be null, except for a book that was read', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  const put = (stage: Stage) => child.call(books.add, { body: { book_id: id, stage, rating: null } });
  expect(await put('reading')).toMatchObject({ status: 200, body: { rating: null } });
  expect(await put('read')).toMatchObject({ status: 400, body: { fields: ['body.rating'] } });
});

describe('an import', () => {
  const heads = 'Title,Author,ISBN,ISBN13,My Rating,Exclusive Shelf,My Review';
  const file = [
    heads,
    // The title differs: the number decides.
    `"Charlotte's Web, illustrated",Somebody,,"=""9780064400558""",5,read,"A pig, and\na ""spider"""`,
    '"Matilda (Puffin, #1)",Roald Dahl,,,0,currently-reading,',
    'No Such Book Anywhere,Nobody,,,3,to-read,',
    'Left Unread,Nobody,,,1,did-not-finish,',
  ].join('\r\n');
  const teen = () => createPerson('student', { age: 14 });
  const bring = (who: Person, csv = file, more: { from?: number; child_id?: string } = {}) =>
    who.call(books.importList, { body: { csv, from: 0, ...more } });

  test('200: puts books on their lists with their stars, by number or by title and author, and names the others', async () => {
    const child = await teen();
    expect(await bring(child)).toMatchObject({
      status: 200,
      body: {
        total: 3,
        next: null,
        added: 2,
        known: 0,
        not_found: [{ title: 'No Such Book Anywhere', author: 'Nobody' }],
      },
    });
    expect(await listsOf(child)).toEqual({
      want: [],
      reading: [['matilda', null]],
      read: [['charlottes-web', 5]],
    });
    expect((await child.call(users.me, {})).body).toMatchObject({ points: 0, streak: 0 });
  });

  test('200: what is on a list already stays there, and a file that is sent twice changes nothing', async () => {
    const child = await teen();
    await add(child, 'charlottes-web', 'want_to_read');
    expect((await bring(child)).body).toMatchObject({ added: 1, known: 1 });
    expect((await bring(child)).body).toMatchObject({ added: 0, known: 2 });
    expect(await listsOf(child)).toMatchObject({ want: [['charlottes-web', null]], read: [] });
  });

  test('200: ten books a call, up to the five hundredth row; 429: after a hundred calls of a day', async () => {
    const child = await teen();
    const row = 'No Such Book Anywhere,Nobody,,,3,to-read,';
    const csv = [heads, ...Array.from({ length: 501 }, () => row)].join('\n');
    expect((await bring(child, csv)).body).toMatchObject({ total: 500, next: 10 });
    expect((await bring(child, csv, { from: 490 })).body).toMatchObject({ next: null });
    const answers = await Promise.all(
      Array.from({ length: 99 }, () => bring(child, `${heads}\n`, { from: 500 })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(['import_limit']);
  });

  test('403: a child below the age of consent; 404: another’s child; 200: the guardian', async () => {
    const [parent, other, child] = await Promise.all([
      createPerson('parent'),
      createPerson('parent'),
      createPerson(),
    ]);
    await seed({ task: 'guardian', adult: parent.email, childId: child.id });
    const of = { child_id: child.id };
    expect(codeOf(await bring(child))).toBe('import_needs_adult');
    expect(codeOf(await bring(other, file, of))).toBe('child_not_found');
    expect(codeOf(await bring(await teen(), file, of))).toBe('child_not_found');
    expect(await listsOf(child)).toEqual(empty);
    expect((await bring(parent, file, of)).body).toMatchObject({ added: 2 });
    expect(await listsOf(child)).toMatchObject({ read: [['charlottes-web', 5]] });
    expect(await listsOf(parent)).toEqual(empty);
  });

  test('400: a file that is no such list; 503: while the catalogue is down, so that nothing is missed', async () => {
    const child = await teen();
    for (const csv of ['Title\nMatilda', `${heads}\n"Matilda,Roald Dahl`, 'PK\u0003\u0004'])
      expect(codeOf(await bring(child, csv))).toBe('import_unreadable');
    await outages({ catalogue: true });
    const unsought = `${heads}\nA Title That Nobody Sought,Nobody,,,3,to-read,`;
    expect(codeOf(await bring(child, unsought))).toBe('search_unavailable');
  });
});
