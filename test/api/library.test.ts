import { expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { imports } from '../../contract/imports/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { advanceClock, atRest, cloud, eventually, functionLogs, resetClock, seed } from '../support/cloud';
import { madeChapters, makeEpub, opening } from '../support/epub';
import { publicDomain, put, settled, upload } from '../support/library';
import { recordOf } from '../support/operators';
import { createPerson, randomLetters } from '../support/people';

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
