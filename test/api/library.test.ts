import { expect, test } from '@jest/globals';
import { books } from '../../contract/books';
import { library } from '../../contract/library';
import { quiz } from '../../contract/quiz';
import { createBook } from '../support/books';
import {
  advanceClock,
  atRest,
  cloud,
  eventually,
  functionLogs,
  killAfter,
  resetClock,
  revive,
  seed,
  tableUsed,
  testOnOwnEngine,
} from '../support/cloud';
import { madeChapters, makeEpub, opening } from '../support/epub';
import { publicDomain, put, settled, upload } from '../support/library';
import { recordOf } from '../support/operators';
import { createPerson, randomLetters } from '../support/people';

test.each([2, 3] as const)(
  '200: an EPUB %i comes through whole, by its table of contents, with its typography, and without scripts',
  async (version) => {
    const operator = await createPerson('operator');
    const chapters = madeChapters(12);
    const id = await upload(operator, makeEpub({ version, chapters }));
    const { status, found, title, author, source, progress } = {
      ...(await settled(operator, id)),
      source: null,
    };
    expect({ status, title, author, source, progress }).toEqual({
      status: 'found',
      title: 'Alice’s Adventures in Wonderland',
      author: 'Lewis Carroll',
      source: null,
      progress: null,
    });
    expect(found?.split_by).toBe('contents');
    expect(found?.source).toBe('https://www.gutenberg.org/files/11');
    expect(found?.speakers).toEqual(['King', 'Alice']);
    expect(found?.chapters.map((chapter) => chapter.title)).toEqual(chapters.map((chapter) => chapter.title));
    found?.chapters.forEach(({ begins, words }, i) => {
      expect(begins.startsWith(opening(i + 1))).toBe(true);
      const wanted = chapters[i]?.paragraphs.join(' ').split(/\s+/).length;
      expect(words).toBe(wanted);
    });
  },
);

test('404: before an operator has said yes nobody is served a word of it; after it the book is found, with its text', async () => {
  const [operator, ada] = await Promise.all([createPerson('operator'), createPerson()]);
  const word = randomLetters();
  const id = await upload(operator, makeEpub({ title: `The ${word}` }));
  await settled(operator, id);
  expect((await ada.call(books.preview, { query: { id } })).status).not.toBe(200);
  expect((await ada.call(quiz.chapters, { query: { id } })).status).toBe(404);
  expect((await ada.call(books.autocomplete, { query: { q: word } })).body).toEqual([]);

  const body = { ...publicDomain, title: `The ${word}`, characters: ['Alice', 'Dinah'] };
  const accepted = await operator.call(library.accept, { params: { id }, body });
  expect(accepted).toMatchObject({ status: 200, body: { status: 'served', rights: 'public_domain' } });
  expect((await ada.call(books.autocomplete, { query: { q: word } })).body).toMatchObject([
    { id, title: `The ${word}`, processing_status: 'processed', total_chapters: 12 },
  ]);
  const { body: look } = await ada.call(books.preview, { query: { id } });
  expect(look.first_page?.text).toContain(opening(1));
  expect(look.first_page?.text).not.toMatch(/alert|steal|17\n/);
  expect((await ada.call(quiz.chapters, { query: { id } })).body.valid_chapters).toHaveLength(12);
  // Only who was met can be talked with.
  const { body: met } = await ada.call(books.characters, { query: { id, end_chapter: '12' } });
  expect(met.main_characters).toEqual([{ name: 'Alice' }]);
  expect((await operator.call(library.accept, { params: { id }, body })).body.code).toBe('import_not_ready');
});

test('200: a removed book is gone at once, and so is all that was made from it', async () => {
  const [operator, ada] = await Promise.all([createPerson('operator'), createPerson()]);
  const word = randomLetters();
  const id = await upload(operator, makeEpub({ title: word }));
  await settled(operator, id);
  await operator.call(library.accept, { params: { id }, body: { ...publicDomain, title: word } });
  expect((await operator.call(library.remove, { params: { id } })).body.status).toBe('removing');
  expect(await recordOf(operator)).toEqual([
    ['remove_book', id],
    ['add_book', id],
  ]);
  await eventually(async () =>
    (await ada.call(quiz.chapters, { query: { id } })).status === 404 ? true : undefined,
  );
  expect((await ada.call(books.autocomplete, { query: { q: word } })).body).toEqual([]);
  await atRest();
  await advanceClock('PT4M');
  await eventually(async () =>
    (await operator.call(library.look, { params: { id } })).status === 404 ? true : undefined,
  );
  expect(await seed({ task: 'left', bookId: id })).toEqual({ items: 0 });
  await resetClock();
});

test('200: what late workers write about a removed book is removed as well, or not written at all', async () => {
  const [operator, ada] = await Promise.all([createPerson('operator'), createPerson()]);
  const id = await upload(operator, makeEpub());
  await settled(operator, id);
  await operator.call(library.accept, { params: { id }, body: publicDomain });
  const left = () => seed({ task: 'left', bookId: id });
  await operator.call(library.remove, { params: { id } });
  await eventually(async () => (((await left()) as { items: number }).items === 0 ? true : undefined));
  await atRest();
  // A worker that had begun before the removal.
  const book = { ...(await createBook()), id };
  await seed({ task: 'questions', book, chapter: 1 });
  await seed({ task: 'lateText', bookId: id });
  expect(await left()).toEqual({ items: 3 });
  await advanceClock('PT4M');
  await eventually(async () =>
    (await operator.call(library.look, { params: { id } })).status === 404 ? true : undefined,
  );
  expect(await left()).toEqual({ items: 0 });
  // A job that was in the queue all the time.
  await seed({ task: 'order', job: { book_id: id, chapter: 1, user_id: ada.id }, times: 1 });
  await atRest();
  expect(await left()).toEqual({ items: 0 });
  await resetClock();
});

test('200: a worker that was killed while it wrote leaves nothing half: the next one takes over', async () => {
  const operator = await createPerson('operator');
  const content = makeEpub();
  const { body } = await operator.call(library.begin, {
    body: { file_name: 'alice.epub', size: content.length },
  });
  await put(body.upload, content);
  await seed({ task: 'interruptedImport', id: body.id });
  await operator.call(library.uploaded, { params: { id: body.id } });
  await atRest();
  expect((await operator.call(library.look, { params: { id: body.id } })).body.status).toBe('reading');
  await advanceClock('PT5M');
  const { found } = await settled(operator, body.id);
  expect(found?.chapters).toHaveLength(12);
  await resetClock();
});

test('200: a file that ends its worker a second time is told, not tried for ever', async () => {
  const operator = await createPerson('operator');
  const content = makeEpub();
  const { body } = await operator.call(library.begin, {
    body: { file_name: 'alice.epub', size: content.length },
  });
  await put(body.upload, content);
  await seed({ task: 'interruptedImport', id: body.id, deaths: 1 });
  await operator.call(library.uploaded, { params: { id: body.id } });
  await atRest();
  await advanceClock('PT5M');
  expect(await settled(operator, body.id)).toMatchObject({
    status: 'failed',
    problem: { code: 'import_failed' },
    found: null,
  });
  await resetClock();
});

testOnOwnEngine('200: a worker that is killed on the last try leaves the problem behind', async () => {
  const operator = await createPerson('operator');
  const content = makeEpub();
  const { body } = await operator.call(library.begin, {
    body: { file_name: 'alice.epub', size: content.length },
  });
  await put(body.upload, content);
  /** Acts, and resolves when the worker has had the job after it. */
  const delivered = async (act: () => Promise<unknown>) => {
    const requests = async () =>
      (await tableUsed()).filter(({ caller }) => caller.startsWith('LibraryWorker')).length;
    const before = await requests();
    await act();
    await eventually(async () => ((await requests()) > before ? true : undefined));
    await atRest();
  };
  // While another worker has the lease the job comes back every two minutes.
  await seed({ task: 'interruptedImport', id: body.id, seconds: 470 });
  await delivered(() => operator.call(library.uploaded, { params: { id: body.id } }));
  for (let times = 2; times < 5; times++) await delivered(() => advanceClock('PT2M'));
  await killAfter('LibraryWorker', 2);
  await delivered(() => advanceClock('PT2M'));
  expect(await revive()).toBe(true);
  expect((await operator.call(library.look, { params: { id: body.id } })).body).toMatchObject({
    status: 'failed',
    problem: { code: 'import_failed' },
  });
  await resetClock();
});

test.each(['student', 'teacher', 'parent'] as const)(
  '403: to a %s the library is closed, and nothing happens',
  async (role) => {
    const [someone, operator] = await Promise.all([createPerson(role), createPerson('operator')]);
    const id = await upload(operator, makeEpub());
    const found = await settled(operator, id);
    const calls = {
      imports: () => someone.call(library.imports, { query: {} }),
      begin: () => someone.call(library.begin, { body: { file_name: 'a.epub', size: 10 } }),
      uploaded: () => someone.call(library.uploaded, { params: { id } }),
      look: () => someone.call(library.look, { params: { id } }),
      accept: () => someone.call(library.accept, { params: { id }, body: publicDomain }),
      remove: () => someone.call(library.remove, { params: { id } }),
    } satisfies Record<keyof typeof library, () => Promise<unknown>>;
    for (const [name, call] of Object.entries(calls))
      expect({ name, ...(await call()) }).toMatchObject({ name, status: 403, body: { code: 'forbidden' } });
    expect((await operator.call(library.look, { params: { id } })).body).toEqual(found);
  },
);

test('400: a file over 20 MB gets no address, and an address takes exactly the stated size, for ten minutes', async () => {
  const operator = await createPerson('operator');
  const begin = (size: number) => operator.call(library.begin, { body: { file_name: 'a.epub', size } });
  expect((await begin(20 * 1024 * 1024 + 1)).status).toBe(400);
  const { body } = await begin(10);
  expect((await put(body.upload, 'eleven byte')).status).toBe(403);
  expect((await put(body.upload.replace(body.id, '0'.repeat(26)), 'ten bytes!')).status).toBe(403);
  expect((await fetch(`${cloud.url}${body.upload}`)).status).toBe(403);
  expect((await put(body.upload, 'ten bytes!')).status).toBe(200);
  await advanceClock('PT11M');
  expect((await put(body.upload, 'ten bytes!')).status).toBe(403);
  await resetClock();
});

test('200: neither the text nor the signature of an address is in a log', async () => {
  const operator = await createPerson('operator');
  await settled(operator, await upload(operator, makeEpub()));
  expect((await functionLogs()).filter((line) => /Curiouser|X-Amz|Alice/.test(line))).toEqual([]);
});
