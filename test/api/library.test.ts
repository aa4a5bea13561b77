import { expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { imports } from '../../contract/imports/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
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
  testOnOwnEngine,
} from '../support/cloud';
import { madeChapters, makeEpub, opening } from '../support/epub';
import { publicDomain, put, settled, upload } from '../support/library';
import { recordOf } from '../support/operators';
import { createPerson, type Person, randomLetters } from '../support/people';

test.each([2, 3] as const)(
  '200: an EPUB %i is read completely by its table of contents, with typography and without scripts',
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

test('404: before an operator accepts a book no word of it is served; 200: then it is found, with its text', async () => {
  const [operator, ada] = await Promise.all([createPerson('operator'), createPerson()]);
  const word = randomLetters();
  const id = await upload(operator, makeEpub({ title: `The ${word}` }));
  await settled(operator, id);
  expect((await ada.call(books.preview, { query: { id } })).status).not.toBe(200);
  expect((await ada.call(quiz.chapters, { query: { id } })).status).toBe(404);
  expect((await ada.call(books.autocomplete, { query: { q: word } })).body).toEqual([]);

  const body = { ...publicDomain, title: `The ${word}`, characters: ['Alice', 'Dinah'] };
  const accepted = await operator.call(imports.accept, { params: { id }, body });
  expect(accepted).toMatchObject({ status: 200, body: { status: 'served', rights: 'public_domain' } });
  expect((await ada.call(books.autocomplete, { query: { q: word } })).body).toMatchObject([
    { id, title: `The ${word}`, processing_status: 'processed', total_chapters: 12 },
  ]);
  const { body: look } = await ada.call(books.preview, { query: { id } });
  expect(look.first_page?.text).toContain(opening(1));
  expect(look.first_page?.text).not.toMatch(/alert|steal|17\n/);
  expect((await ada.call(quiz.chapters, { query: { id } })).body.valid_chapters).toHaveLength(12);
  // Only characters who occur in the chapters read can talk.
  const { body: met } = await ada.call(books.characters, { query: { id, end_chapter: '12' } });
  expect(met.main_characters).toEqual([{ name: 'Alice' }]);
  expect((await operator.call(imports.accept, { params: { id }, body })).body.code).toBe('import_not_ready');
});

test('200: a removed book disappears immediately, with everything that was made from it', async () => {
  const [operator, ada] = await Promise.all([createPerson('operator'), createPerson()]);
  const word = randomLetters();
  const id = await upload(operator, makeEpub({ title: word }));
  await settled(operator, id);
  await operator.call(imports.accept, { params: { id }, body: { ...publicDomain, title: word } });
  expect((await operator.call(imports.remove, { params: { id } })).body.status).toBe('removing');
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
    (await operator.call(imports.look, { params: { id } })).status === 404 ? true : undefined,
  );
  expect(await seed({ task: 'left', bookId: id })).toEqual({ items: 0 });
  await resetClock();
});

test('200: items that late workers write about a removed book are removed, too, or not written at all', async () => {
  const [operator, ada] = await Promise.all([createPerson('operator'), createPerson()]);
  const id = await upload(operator, makeEpub());
  await settled(operator, id);
  await operator.call(imports.accept, { params: { id }, body: publicDomain });
  const left = () => seed({ task: 'left', bookId: id });
  await operator.call(imports.remove, { params: { id } });
  await eventually(async () => (((await left()) as { items: number }).items === 0 ? true : undefined));
  await atRest();
  // A worker that started before the removal.
  const book = { ...(await createBook()), id };
  await seed({ task: 'questions', book, chapter: 1 });
  await seed({ task: 'lateText', bookId: id });
  expect(await left()).toEqual({ items: 3 });
  await advanceClock('PT4M');
  await eventually(async () =>
    (await operator.call(imports.look, { params: { id } })).status === 404 ? true : undefined,
  );
  expect(await left()).toEqual({ items: 0 });
  // A job that was queued before the removal.
  await seed({ task: 'order', job: { book_id: id, chapter: 1, user_id: ada.id }, times: 1 });
  await atRest();
  expect(await left()).toEqual({ items: 0 });
  await resetClock();
});

testOnOwnEngine(
  '200: a worker that is killed while it writes leaves no partial book, and the next one takes over',
  async () => {
    const operator = await createPerson('operator');
    const content = makeEpub();
    const { body } = await operator.call(imports.begin, {
      body: { file_name: 'alice.epub', size: content.length },
    });
    await put(body.upload, content);
    await seed({ task: 'interruptedImport', id: body.id });
    await operator.call(imports.uploaded, { params: { id: body.id } });
    await atRest();
    expect((await operator.call(imports.look, { params: { id: body.id } })).body.status).toBe('reading');
    await advanceClock('PT5M');
    const { found } = await settled(operator, body.id);
    expect(found?.chapters).toHaveLength(12);
    await resetClock();
  },
);

test('200: a file that kills its worker twice is reported and not retried forever', async () => {
  const operator = await createPerson('operator');
  const content = makeEpub();
  const { body } = await operator.call(imports.begin, {
    body: { file_name: 'alice.epub', size: content.length },
  });
  await put(body.upload, content);
  await seed({ task: 'interruptedImport', id: body.id, deaths: 1 });
  await operator.call(imports.uploaded, { params: { id: body.id } });
  await atRest();
  await advanceClock('PT5M');
  expect(await settled(operator, body.id)).toMatchObject({
    status: 'failed',
    problem: { code: 'import_failed' },
    found: null,
  });
  // The last try stores its failure in advance, so the worker may still hold its lease.
  await atRest();
  // The operator retries.
  await operator.call(imports.uploaded, { params: { id: body.id } });
  expect((await settled(operator, body.id)).found?.chapters).toHaveLength(12);
  await resetClock();
});

/** A book whose file was uploaded, but not reported to a worker. */
const arrived = async (operator: Person, content = makeEpub()) => {
  const { body } = await operator.call(imports.begin, {
    body: { file_name: 'alice.epub', size: content.length },
  });
  await put(body.upload, content);
  return body.id;
};

const look = async (operator: Person, id: string) =>
  (await operator.call(imports.look, { params: { id } })).body;

testOnOwnEngine(
  '200: a book that no worker continues fails instead of being read forever, and can be retried',
  async () => {
    const operator = await createPerson('operator');
    const id = await arrived(operator);
    await killAfter('ImportsWorker', 0);
    await operator.call(imports.uploaded, { params: { id } });
    await advanceClock('PT14M');
    expect(await look(operator, id)).toMatchObject({ status: 'waiting', problem: null });
    await advanceClock('PT1M5S');
    const failed = { id, status: 'failed', problem: { code: 'import_failed' }, found: null };
    expect(await look(operator, id)).toMatchObject(failed);
    const { imports: listed } = (await operator.call(imports.imports, { query: {} })).body;
    expect(listed.find((one) => one.id === id)?.status).toBe('failed');
    await atRest();
    await revive();
    await operator.call(imports.uploaded, { params: { id } });
    expect((await settled(operator, id)).found?.chapters).toHaveLength(12);
    await resetClock();
  },
);

test('200: a book whose worker died before it stored a deadline fails when the lease ends', async () => {
  const operator = await createPerson('operator');
  const id = await arrived(operator);
  await seed({ task: 'interruptedImport', id });
  expect((await look(operator, id)).status).toBe('reading');
  await advanceClock('PT2M1S');
  expect(await look(operator, id)).toMatchObject({ status: 'failed', problem: { code: 'import_failed' } });
  await operator.call(imports.uploaded, { params: { id } });
  expect((await settled(operator, id)).status).toBe('found');
  await resetClock();
});

test('200: a second try takes no file from a live worker, and does not read a file that is not a book', async () => {
  const operator = await createPerson('operator');
  const [living, noBook] = [await arrived(operator), await arrived(operator, Buffer.from([0, 1, 2, 3, 4]))];
  await seed({ task: 'interruptedImport', id: living, isLast: true });
  await operator.call(imports.uploaded, { params: { id: noBook } });
  const refused = await settled(operator, noBook);
  expect(refused).toMatchObject({ status: 'failed', problem: { code: 'import_not_a_book' } });
  for (const id of [living, noBook]) await operator.call(imports.uploaded, { params: { id } });
  await atRest();
  expect(await look(operator, living)).toMatchObject({
    status: 'failed',
    problem: { code: 'import_failed' },
  });
  expect(await look(operator, noBook)).toEqual(refused);
});

testOnOwnEngine('200: a removal that no worker continues says so and can be retried', async () => {
  const operator = await createPerson('operator');
  const id = await upload(operator, makeEpub());
  await settled(operator, id);
  await killAfter('ImportsWorker', 0);
  await operator.call(imports.remove, { params: { id } });
  expect(await look(operator, id)).toMatchObject({ status: 'removing', problem: null });
  await advanceClock('PT15M1S');
  expect(await look(operator, id)).toMatchObject({
    status: 'removing',
    problem: { code: 'import_not_removed' },
  });
  await atRest();
  await revive();
  expect((await operator.call(imports.remove, { params: { id } })).body.problem).toBeNull();
  await eventually(async () => {
    await advanceClock('PT3M');
    return (await operator.call(imports.look, { params: { id } })).status === 404 || undefined;
  });
  await resetClock();
});

testOnOwnEngine('200: a worker that is killed on the last try leaves the problem recorded', async () => {
  const operator = await createPerson('operator');
  const content = makeEpub();
  const { body } = await operator.call(imports.begin, {
    body: { file_name: 'alice.epub', size: content.length },
  });
  await put(body.upload, content);
  /** Acts, then waits until the worker has failed. */
  const failed = async (act: () => Promise<unknown>) => {
    const failures = async () =>
      (await functionLogs()).filter((line) => line.includes('"import failed"') && line.includes(body.id))
        .length;
    const before = await failures();
    await act();
    await eventually(async () => ((await failures()) > before ? true : undefined));
    await atRest();
  };
  await killAfter('ImportsWorker', 0);
  await failed(() => operator.call(imports.uploaded, { params: { id: body.id } }));
  for (const seconds of [3, 9, 27]) await failed(() => advanceClock(`PT${seconds}S`));
  expect((await operator.call(imports.look, { params: { id: body.id } })).body.status).toBe('waiting');
  await killAfter('ImportsWorker', 2);
  await failed(() => advanceClock('PT81S'));
  expect(await revive()).toBe(true);
  expect((await operator.call(imports.look, { params: { id: body.id } })).body).toMatchObject({
    status: 'failed',
    problem: { code: 'import_failed' },
  });
  await resetClock();
});

test.each(['student', 'teacher', 'parent'] as const)(
  '403: the library is closed to a %s, and calls have no effect',
  async (role) => {
    const [someone, operator] = await Promise.all([createPerson(role), createPerson('operator')]);
    const id = await upload(operator, makeEpub());
    const found = await settled(operator, id);
    const calls = {
      imports: () => someone.call(imports.imports, { query: {} }),
      begin: () => someone.call(imports.begin, { body: { file_name: 'a.epub', size: 10 } }),
      uploaded: () => someone.call(imports.uploaded, { params: { id } }),
      look: () => someone.call(imports.look, { params: { id } }),
      accept: () => someone.call(imports.accept, { params: { id }, body: publicDomain }),
      remove: () => someone.call(imports.remove, { params: { id } }),
    } satisfies Record<keyof typeof imports, () => Promise<unknown>>;
    for (const [name, call] of Object.entries(calls))
      expect({ name, ...(await call()) }).toMatchObject({ name, status: 403, body: { code: 'forbidden' } });
    expect((await operator.call(imports.look, { params: { id } })).body).toEqual(found);
  },
);

test.each(['text/html', 'image/svg+xml', 'application/octet-stream; charset=utf-7', ''])(
  '403: an upload address accepts the signed type, not “%s”',
  async (type) => {
    const operator = await createPerson('operator');
    const { body } = await operator.call(imports.begin, { body: { file_name: 'a.epub', size: 10 } });
    expect((await put(body.upload, 'ten bytes!', type)).status).toBe(403);
    const unsigned = body.upload.replace('content-length%3Bcontent-type%3B', 'content-length%3B');
    expect(unsigned).not.toBe(body.upload);
    expect((await put(unsigned, 'ten bytes!', type)).status).toBe(403);
    expect((await put(body.upload, 'ten bytes!', body.content_type)).status).toBe(200);
  },
);

test('400: a file over 20 MB gets no address; 403: an address accepts only the stated size, for ten minutes', async () => {
  const operator = await createPerson('operator');
  const begin = (size: number) => operator.call(imports.begin, { body: { file_name: 'a.epub', size } });
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

test('200: neither texts nor signatures of addresses are logged', async () => {
  const operator = await createPerson('operator');
  await settled(operator, await upload(operator, makeEpub()));
  expect((await functionLogs()).filter((line) => /Curiouser|X-Amz|Alice/.test(line))).toEqual([]);
});
