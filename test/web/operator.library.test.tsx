import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Answer } from '../../contract/endpoint';
import { type BookImport, type FoundBook, imports, largestUpload } from '../../contract/imports/endpoints';
import { emptyLists, openConsole } from '../support/operator';
import { network, pass, refusal, unreachable } from '../support/screens';
import { answers, breaksOff, installUploads, Put, sends } from '../support/uploads';

beforeEach(() => {
  emptyLists();
  installUploads();
});

const idOf = (number: number) => String(number).padStart(26, '0');

const added = (of: Partial<BookImport> = {}): BookImport => ({
  id: idOf(1),
  file_name: 'alice.epub',
  title: null,
  author: null,
  status: 'uploading',
  progress: null,
  problem: null,
  chapters: null,
  rights: null,
  source: null,
  created_at: '2026-11-16T12:00:00.000Z',
  ...of,
});

const read = (of: Partial<BookImport> = {}) =>
  added({ title: 'Alice', author: 'Lewis Carroll', chapters: 2, status: 'found', ...of });

const found: FoundBook = {
  title: 'Alice',
  author: 'Lewis Carroll',
  source: 'https://www.gutenberg.org/files/11',
  split_by: 'contents',
  left_out: ['Copyright'],
  speakers: ['Alice', 'Rabbit, please'],
  chapters: [
    { title: 'Down the Rabbit-Hole', words: 2100, begins: 'Alice was beginning to get very tired' },
    { title: 'The Pool of Tears', words: 1, begins: 'Curiouser and curiouser!' },
  ],
};

/** The screen with a server that has these books and records its requests. */
const openLibrary = async (books: BookImport[] = [], details: Partial<FoundBook> = {}) => {
  let list = books;
  const change = (id: string, of: Partial<BookImport>) => {
    list = list.map((one) => (one.id === id ? { ...one, ...of } : one));
    return list.find((one) => one.id === id) as BookImport;
  };
  network.answer(imports.imports, () => ({ imports: list, next: null }));
  network.answer(imports.begin, ({ body: { file_name } }) => {
    const id = idOf(list.length + 1);
    list = [added({ id, file_name }), ...list];
    return { id, upload: `/media/imports/${id}?X-Amz-Signature=1`, content_type: 'application/octet-stream' };
  });
  network.answer(imports.uploaded, ({ params: { id } }) => change(id, { status: 'waiting' }));
  network.answer(
    imports.look,
    ({ params: { id } }): Answer<typeof imports.look> => ({
      ...change(id, {}),
      found: { ...found, ...details },
    }),
  );
  network.answer(imports.accept, ({ params: { id }, body }) => change(id, { ...body, status: 'served' }));
  network.answer(imports.remove, ({ params: { id } }) => {
    const removed = change(id, { status: 'removing' });
    list = list.filter((one) => one.id !== id);
    return removed;
  });
  return { user: await openConsole('Library'), change };
};

const alice = new File(['a book'], 'alice.epub', { type: 'application/epub+zip' });

const sized = (name: string, size: number) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });

/** Chooses a file like the browser; user-event would ignore a file that `accept` does not name. */
const choose = async (file: File) => {
  const box = await screen.findByLabelText<HTMLInputElement>('The book’s file');
  fireEvent.change(box, { target: { files: [file] } });
  await pass(0);
};

const entry = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
const entries = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a book is uploaded with a progress bar, read, reviewed, and added with its rights and its source', async () => {
  const { user, change } = await openLibrary();
  expect(await screen.findByText(/No book has been added yet/)).toBeTruthy();
  await choose(alice);
  expect(Put.all.map(({ address, file }) => [address, file])).toEqual([
    [`PUT /media/imports/${idOf(1)}?X-Amz-Signature=1`, alice],
  ]);
  await sends(3);
  const bar = screen.getByRole('progressbar', { name: 'Uploading alice.epub' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['3', '6']);
  await answers(200);
  expect(await screen.findByText('alice.epub has arrived. We read it now.')).toBeTruthy();
  expect(entry('alice.epub').getByText('Waiting to be read')).toBeTruthy();

  change(idOf(1), { status: 'reading', progress: { done: 1, of: 2 } });
  await pass(2_000);
  const reading = await screen.findByRole('progressbar', { name: 'Reading alice.epub' });
  expect(reading.getAttribute('aria-valuenow')).toBe('1');
  change(idOf(1), read({ progress: null }));
  await pass(2_000);
  await screen.findByRole('heading', { name: 'Alice' });
  const book = entry('Alice');
  expect(await book.findByText('2 chapters, 2,101 words.')).toBeTruthy();
  const [first, second] = within(book.getByRole('region', { name: 'Chapters' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('1. Down the Rabbit-Hole 2,100 wordsAlice was beginning to get very tired');
  expect(second?.textContent).toBe('2. The Pool of Tears 1 wordCuriouser and curiouser!');
  expect(book.getByText('Left out, as no chapters: “Copyright”.')).toBeTruthy();

  await user.click(book.getByRole('radio', { name: 'Public domain' }));
  await user.click(book.getByRole('button', { name: 'Take away Rabbit, please' }));
  await user.type(book.getByRole('textbox', { name: 'Characters' }), 'Dinah{Enter}');
  await user.click(book.getByRole('button', { name: 'Add to the library' }));
  expect(await screen.findByText('Alice is in the library.')).toBeTruthy();
  expect(network.asked(imports.accept).map(({ body }) => body)).toEqual([
    {
      title: 'Alice',
      author: 'Lewis Carroll',
      rights: 'public_domain',
      source: 'https://www.gutenberg.org/files/11',
      characters: ['Alice', 'Dinah'],
    },
  ]);
  await pass(0);
  expect(entry('Alice').getByText('In the library')).toBeTruthy();
  expect(entry('Alice').getByText(/Lewis Carroll · 2 chapters · Public domain · https/)).toBeTruthy();
});

test.each([
  [
    'too large',
    sized('atlas.epub', largestUpload + 1),
    'atlas.epub has 20.1 MB, and at most 20 MB can be uploaded. Please choose an edition without pictures.',
  ],
  [
    'of the wrong kind',
    sized('alice.pdf', 10),
    'alice.pdf is no EPUB (.epub) and no plain text (.txt). Please choose another.',
  ],
  ['empty', sized('alice.txt', 0), 'alice.txt is empty. Please choose another.'],
])('a file that is %s is not uploaded, and a message says why', async (_, file, reason) => {
  await openLibrary();
  await choose(file);
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.getByLabelText('The book’s file').getAttribute('aria-invalid')).toBe('true');
  expect(network.asked(imports.begin)).toEqual([]);
  await choose(sized('ALICE.TXT', largestUpload));
  expect(screen.queryByText(reason)).toBeNull();
  expect(network.asked(imports.begin).map(({ body }) => body)).toEqual([
    { file_name: 'ALICE.TXT', size: largestUpload },
  ]);
});

test('an interrupted upload is retried to the same address', async () => {
  const { user } = await openLibrary();
  await choose(alice);
  await breaksOff();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('alice.epub: Connection error.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(Put.all).toHaveLength(2);
  for (const { headers } of Put.all) expect(headers).toEqual({ 'content-type': 'application/octet-stream' });
  await answers(200);
  expect(await screen.findByText('alice.epub has arrived. We read it now.')).toBeTruthy();
  expect(network.asked(imports.begin)).toHaveLength(1);
});

test('an expired address is replaced by a new one', async () => {
  const { user } = await openLibrary();
  await choose(alice);
  await answers(403);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The file did not arrive.');
  expect(network.asked(imports.remove).map(({ params }) => params.id)).toEqual([idOf(1)]);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await answers(200);
  expect(await screen.findByText('alice.epub has arrived. We read it now.')).toBeTruthy();
  expect(network.asked(imports.begin)).toHaveLength(2);
});

test('an uploaded file is not sent twice if its arrival could not be reported', async () => {
  const { user, change } = await openLibrary();
  network.answer(imports.uploaded, () => refusal('queue_failed'));
  await choose(alice);
  await answers(200);
  const alert = await screen.findByRole('alert');
  network.answer(imports.uploaded, ({ params: { id } }) => change(id, { status: 'waiting' }));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('alice.epub has arrived. We read it now.')).toBeTruthy();
  expect(Put.all).toHaveLength(1);
});

test('without a network no upload starts, and it can be retried', async () => {
  await openLibrary();
  network.answer(imports.begin, unreachable);
  await choose(alice);
  expect((await screen.findByRole('alert')).textContent).toContain('Connection error.');
  expect(Put.all).toEqual([]);
});

test('an upload can be cancelled, which removes all traces of it', async () => {
  const { user } = await openLibrary();
  await choose(alice);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The upload of alice.epub is cancelled.')).toBeTruthy();
  expect(Put.all.map(({ aborted }) => aborted)).toEqual([true]);
  expect(network.asked(imports.remove).map(({ params }) => params.id)).toEqual([idOf(1)]);
  expect(entries()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('The book’s file')).toBeTruthy();
});

test('leaving the tab cancels the upload', async () => {
  const { user } = await openLibrary();
  await choose(alice);
  await user.click(screen.getByRole('tab', { name: 'Questions' }));
  expect(Put.all.map(({ aborted }) => aborted)).toEqual([true]);
  expect(network.asked(imports.remove)).toHaveLength(1);
});

test('a refused file says why, and is discarded after a confirmation', async () => {
  const error = 'This file is locked by copy protection.';
  const { user } = await openLibrary([
    added({ status: 'failed', problem: { code: 'import_protected', error } }),
  ]);
  expect((await screen.findByRole('alert')).textContent).toBe(error);
  expect(entry('alice.epub').getByText('Refused')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard: alice.epub' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Discard alice.epub?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('alice.epub is discarded.')).toBeTruthy();
  expect(entries()).toEqual([]);
});

test('a found book can be discarded, and cancelling the confirmation keeps it', async () => {
  const { user } = await openLibrary([read()]);
  await user.click(await screen.findByRole('button', { name: 'What we found: Alice' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Discard Alice?' }));
  expect(dialog().getByText(/No reader has seen it/)).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(network.asked(imports.remove)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(dialog().getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Alice is discarded.')).toBeTruthy();
  expect(network.asked(imports.accept)).toEqual([]);
});

test('a book in use is removed after a confirmation that names the consequences', async () => {
  const { user } = await openLibrary([read({ status: 'served', rights: 'own', source: 'Our own pen' })]);
  await user.click(await screen.findByRole('button', { name: 'Remove: Alice' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Alice?' }));
  expect(dialog.getByText(/with its text and all its questions/).textContent).toContain(
    'Results of quizzes keep their score and points',
  );
  network.answer(imports.remove, () => refusal('queue_failed'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  network.answer(imports.remove, () => read({ status: 'removing' }));
  network.answer(imports.imports, () => ({ imports: [read({ status: 'removing' })], next: null }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Alice is removed.')).toBeTruthy();
  expect(await screen.findByText('Being removed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /: Alice$/ })).toBeNull();
  network.answer(imports.imports, () => ({ imports: [], next: null }));
  await pass(15_000);
  expect(entries()).toEqual([]);
});

test('rights and source are required, and the first missing field gets focus', async () => {
  const { user } = await openLibrary([read({ author: null })], { source: null });
  await user.click(await screen.findByRole('button', { name: 'What we found: Alice' }));
  await user.clear(await screen.findByLabelText('Title'));
  await user.type(screen.getByLabelText('Author'), 'Lewis <b>Carroll');
  await user.click(screen.getByRole('button', { name: 'Add to the library' }));
  for (const missing of [
    'What is its title?',
    'Please write it without < and > and invisible characters.',
    'By which right may we serve it?',
    'Where is the text from?',
  ])
    expect(screen.getByText(missing)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  expect(network.asked(imports.accept)).toEqual([]);
});

test('a book on which another operator has decided says so', async () => {
  const { user } = await openLibrary([read()]);
  await user.click(await screen.findByRole('button', { name: 'What we found: Alice' }));
  await user.click(await screen.findByRole('radio', { name: 'Licensed' }));
  network.answer(imports.accept, () => refusal('import_not_ready'));
  await user.click(screen.getByRole('button', { name: 'Add to the library' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This book has moved on meanwhile.');
});

test('the screen names aspects to review: a missing table of contents and divided chapters', async () => {
  const chapters = [1, 2].map((part) => ({ title: `All (part ${part})`, words: 9, begins: 'Once' }));
  const { user } = await openLibrary([read({ status: 'served', rights: 'own', source: 'Ours' })], {
    split_by: 'headings',
    chapters,
    left_out: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Chapters: Alice' }));
  expect(await screen.findByText(/Split by its headings/)).toBeTruthy();
  expect(screen.getByText('Too long for one chapter, so divided into parts: “All”.')).toBeTruthy();
  expect(screen.queryByText(/Left out/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to the library' })).toBeNull();
});
