import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { books, type ListedBook, type Stage } from '../../contract/books/endpoints';
import { type CaseOfParent, consent } from '../../contract/consent/endpoints';
import { reading } from '../../contract/reading/endpoints';
import { users } from '../../contract/users/endpoints';
import { book, network, open, pass, person, refusal } from '../support/screens';

type Lists = Record<Stage, ListedBook[]> & { finished?: string[] };
let lists: Lists;

/** Puts a book on a list of the server, where each book is on at most one list. */
const put = (id: string, stage: Stage, rating: number | null = null) => {
  const known =
    [...lists.reading, ...lists.want_to_read, ...lists.read].find((listed) => listed.id === id) ??
    book({ id });
  const moved = { ...known, rating };
  for (const name of ['reading', 'want_to_read', 'read'] as const)
    lists[name] = lists[name].filter((listed) => listed.id !== id);
  lists[stage].unshift(moved);
  return moved;
};

const movesWork = () =>
  network.answer(books.move, ({ params, body }) => put(params.id, body.stage, body.rating));

beforeEach(() => {
  lists = { reading: [], want_to_read: [], read: [] };
  network.answer(books.lists, () => lists);
  network.answer(books.add, ({ body }) => put(body.book_id, body.stage, body.rating));
  movesWork();
  network.answer(books.process, () => new Promise(() => undefined));
});

const chosen = () => open('/books?book=saltwind', { book: book() });
const list = (name: RegExp) => within(screen.getByRole('region', { name }));
const inPanel = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Book Selected' })).getByRole('button', { name });
const sent = () => ({
  added: network.asked(books.add).map(({ body }) => body),
  moved: network.asked(books.move).map(({ params, body }) => ({ ...params, ...body })),
});

test('an add button goes from idle to adding to added', async () => {
  const { user } = chosen();
  const button = await inPanel('Want to Read');
  await screen.findByText(/Keep books here/);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  const answer = Promise.withResolvers<ListedBook>();
  network.answer(books.add, () => answer.promise);
  await user.dblClick(button);
  await pass(0);
  expect(button.getAttribute('aria-busy')).toBe('true');
  answer.resolve(put('saltwind', 'want_to_read'));
  expect(await list(/^Want to Read/).findByText('Saltwind')).toBeTruthy();
  await pass(0);
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(sent()).toEqual({ added: [{ book_id: 'saltwind', stage: 'want_to_read' }], moved: [] });
});

test('an add button whose call fails returns to idle, and says why', async () => {
  network.answer(books.add, () => refusal('queue_failed'));
  const { user } = chosen();
  const button = await inPanel('Start Reading');
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to queue book for processing');
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('a book that is on a list moves to the chosen one', async () => {
  put('saltwind', 'want_to_read');
  const { user } = chosen();
  await screen.findByRole('button', { name: 'Start Reading: Saltwind' });
  await user.click(await inPanel('Start Reading'));
  expect(await list(/^Currently Reading/).findByText('Saltwind')).toBeTruthy();
  expect(sent()).toEqual({ added: [], moved: [{ id: 'saltwind', stage: 'reading' }] });
});

test('a book needs stars to be read', async () => {
  const { user } = chosen();
  await screen.findByText(/Keep books here/);
  await user.click(await inPanel('Mark as Read'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate this book' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual({ added: [], moved: [] });
  await user.click(await inPanel('Mark as Read'));
  await user.click(await screen.findByRole('radio', { name: '4 stars: I really liked it' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await list(/^Read/).findByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(sent().added).toEqual([{ book_id: 'saltwind', stage: 'read', rating: 4 }]);
});

test('a rating can be changed and restored', async () => {
  put('saltwind', 'read', 2);
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Change rating: Saltwind' }));
  await user.click(await screen.findByRole('radio', { name: /^5 stars/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('img', { name: '2 of 5 stars' })).toBeTruthy();
  expect(sent().moved).toEqual([
    { id: 'saltwind', stage: 'read', rating: 5 },
    { id: 'saltwind', stage: 'read', rating: 2 },
  ]);
});

test('rating a book again starts from its stars, from every place', async () => {
  put('saltwind', 'reading', 4);
  const { user } = chosen();
  const stars = async () =>
    (await screen.findByRole<HTMLInputElement>('radio', { name: /^4 stars/ })).checked;
  await screen.findByRole('button', { name: 'Mark as Read: Saltwind' });
  await user.click(await inPanel('Mark as Read'));
  expect(await stars()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Mark as Read: Saltwind' }));
  expect(await stars()).toBe(true);
});

test('a move between the lists can be undone for a while', async () => {
  put('saltwind', 'reading');
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Back to Want to Read: Saltwind' }));
  expect(await list(/^Want to Read/).findByText('Saltwind')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await list(/^Currently Reading/).findByText('Saltwind')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to Want to Read: Saltwind' }));
  expect((await screen.findByRole('region', { name: 'Undo' })).textContent).toContain(
    'Saltwind has moved to ',
  );
  await pass(8100);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

const focusedBook = () => document.activeElement?.closest('li')?.textContent;

test('after an undo focus is on the book in its former list, and the undo is announced', async () => {
  put('saltwind', 'reading');
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Back to Want to Read: Saltwind' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await pass(0);
  expect(focusedBook()).toContain('Saltwind');
  const reading = screen.getByRole('region', { name: /^Currently Reading/ });
  expect(reading.contains(document.activeElement)).toBe(true);
  expect(screen.getByText('Saltwind is back on Currently Reading.').getAttribute('role')).toBe('status');
});

test('when the offer to undo disappears, focus on it moves to the moved book, and other focus stays', async () => {
  put('saltwind', 'reading');
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Back to Want to Read: Saltwind' }));
  await screen.findByRole('region', { name: 'Undo' });
  await pass(8100);
  expect(focusedBook()).toContain('Saltwind');
  await user.click(screen.getByRole('button', { name: 'Start Reading: Saltwind' }));
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(focusedBook()).toContain('Saltwind');
  await user.click(screen.getByRole('button', { name: 'Back to Want to Read: Saltwind' }));
  await screen.findByRole('region', { name: 'Undo' });
  act(() => screen.getByRole('combobox').focus());
  await pass(8100);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('the offer to undo can be dismissed', async () => {
  put('saltwind', 'reading');
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Back to Want to Read: Saltwind' }));
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(sent().moved).toHaveLength(1);
});

test('the offer of a failed undo stays until it succeeds, and keeps focus', async () => {
  put('saltwind', 'reading');
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Back to Want to Read: Saltwind' }));
  network.answer(books.move, () => refusal('server_error'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
  await pass(60_000);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Undo' }));
  movesWork();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await list(/^Currently Reading/).findByText('Saltwind')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the offer to undo stays while it is hovered or focused', async () => {
  put('saltwind', 'reading');
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Back to Want to Read: Saltwind' }));
  const banner = await screen.findByRole('region', { name: 'Undo' });
  const words = within(banner).getByText(/has moved to/);
  await user.hover(words);
  await pass(60_000);
  expect(banner.isConnected).toBe(true);
  await user.unhover(words);
  await pass(1000);
  const undo = within(banner).getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await pass(60_000);
  expect(banner.isConnected).toBe(true);
  act(() => undo.blur());
  await pass(8100);
  expect(banner.isConnected).toBe(false);
});

test('a failed move leaves the book where it is, and says why beside it', async () => {
  put('saltwind', 'want_to_read');
  network.answer(books.move, () => refusal('server_error'));
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Start Reading: Saltwind' }));
  const want = list(/^Want to Read/);
  expect((await want.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
  expect(want.getByText('Saltwind')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('lists that fail to load can be retried', async () => {
  network.answer(books.lists, () => refusal('server_error'));
  const { user } = open('/books');
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain('Failed to load your books');
  put('saltwind', 'reading');
  network.answer(books.lists, () => lists);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    within(await screen.findByRole('region', { name: /^Currently Reading/ })).getByText('Saltwind'),
  ).toBeTruthy();
});

const labels: [string, string, Partial<ListedBook>][] = [
  ['Click to Add', 'No Quiz Yet', { processing_status: 'not_attempted' }],
  ['In Queue', '', { processing_status: 'not_attempted', queued_at: '2026-11-16T14:00:00.000Z' }],
  ['Processing', '', { processing_status: 'processing' }],
  ['By Chapter', '', { processing_status: 'processed' }],
  ['By Chapter', 'No Quiz Yet', { processing_status: 'processed', quiz_possible: false }],
  ['By Full Book', '', { processing_status: 'failed' }],
  ['By Full Book', 'No Quiz Yet', { processing_status: 'failed', quiz_possible: false }],
];

test.each(labels)('a row shows “%s” first and then “%s”', async (label, beside, of) => {
  lists.reading = [book(of)];
  open('/books');
  const first = await screen.findByText(label);
  const rest = [...(first.parentElement?.children ?? [])].slice(1).map(({ textContent }) => textContent);
  expect(rest.join('')).toBe(beside);
});

test('pressing a row twice and closing a book add no step to the history', async () => {
  network.answer(books.lists, () => ({ reading: [book()], want_to_read: [], read: [] }));
  network.answer(books.process, () => new Promise(() => undefined));
  const { user } = open('/books');
  await screen.findByRole('button', { name: 'Mark as Read: Saltwind' });
  const row = list(/^Currently Reading/).getByRole('button', { name: /^Saltwind/ });
  const steps = history.length;
  await user.dblClick(row);
  await screen.findByRole('region', { name: 'Book Selected' });
  expect(history.length).toBe(steps + 1);
  await user.click(screen.getByRole('button', { name: 'Put this book away' }));
  expect(screen.queryByRole('region', { name: 'Book Selected' })).toBeNull();
  expect(location.search).toBe('');
  expect(history.length).toBe(steps + 1);
});

describe('the reading log of the chosen book', () => {
  const day = '2026-11-15';
  const before = { days: [{ day, pages: 12, minutes: 25 }], pages: 12, minutes: 25 };

  test('accepts today’s pages and minutes, and shows the sum of the days', async () => {
    network.answer(reading.log, () => before);
    network.answer(reading.logToday, ({ body }) => ({
      days: [{ day: '2026-11-16', ...body }, ...before.days],
      pages: 12 + body.pages,
      minutes: 25 + body.minutes,
    }));
    const { user } = chosen();
    await user.click(await screen.findByRole('button', { name: /^Log/ }));
    const log = within(await screen.findByRole('region', { name: 'Your reading log' }));
    expect(await log.findByText('So far: 12 pages, 25 minutes')).toBeTruthy();
    const pages = log.getByRole('spinbutton', { name: 'Pages today' });
    await user.clear(pages);
    await user.type(pages, '501');
    await user.click(log.getByRole('button', { name: 'Write it down' }));
    expect(log.getByText('Please type a whole number from 0 to 500.')).toBeTruthy();
    expect(network.asked(reading.logToday)).toEqual([]);
    await user.clear(pages);
    await user.type(pages, '1');
    await user.click(log.getByRole('button', { name: 'Write it down' }));
    expect(await log.findByText('So far: 13 pages, 25 minutes')).toBeTruthy();
    expect(log.getByText('Sun, Nov 15')).toBeTruthy();
    expect(log.getByText('Written down.')).toBeTruthy();
    expect(network.asked(reading.logToday)).toMatchObject([
      { params: { id: 'saltwind' }, body: { pages: 1, minutes: 0 } },
    ]);
  });
});

describe('an import', () => {
  const none = { core: false, ai_text: false, voice: false, public_sharing: false };
  const caseOfParent: CaseOfParent = {
    child_id: 'ben',
    avatar: null,
    details: { birth_year: null, school: null, time_zone: null, needs_guardian: true, asked: null },
    child: { username: 'Ben', age: 9, region: 'Europe' },
    status: 'given',
    consents: { ...none, core: true },
    discoverable: false,
    transcripts: false,
    time_zone: null,
    version: '2026-11',
    confirm_after: null,
    changeable: true,
    history: [],
    grown_ups: { asking: [], seeing: [] },
    sorrows: [],
    friends: [],
  };
  const heads = 'Title,Author,ISBN,ISBN13,My Rating,Exclusive Shelf,My Review';
  const fileOf = (...lines: string[]) => new File([lines.join('\r\n')], 'books.csv', { type: 'text/csv' });
  const twelve = fileOf(heads, ...Array.from({ length: 12 }, (_, i) => `Book ${i + 1},Nobody,,,0,read,`));
  const takenOver = ({ rows }: { rows: readonly unknown[] }) => ({
    added: rows.length,
    known: 0,
    not_found: [],
  });
  // jsdom cannot read a file as a promise.
  Object.assign(File.prototype, {
    text(this: File) {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsText(this);
      });
    },
  });
  const openImport = async () => {
    const { user } = open('/books');
    await user.click(await screen.findByRole('button', { name: /Bring books from Goodreads/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bring your books' }));
    return { user, dialog };
  };

  test('is not offered to children below the age of consent', async () => {
    network.answer(users.me, () => person({ decides_alone: false }));
    open('/books');
    await screen.findByText(/Keep books here/);
    expect(screen.queryByRole('button', { name: /Goodreads/ })).toBeNull();
  });

  const bring = async (file: File) => {
    network.answer(users.me, () => person({ age: 17, decides_alone: true }));
    const { user, dialog } = await openImport();
    await user.upload(dialog.getByLabelText('The file'), file);
    await user.click(dialog.getByRole('button', { name: 'Bring them over' }));
    return { user, dialog };
  };
  const sentRows = () => network.asked(books.importList).map(({ body }) => body.rows);

  test('asks for the file first', async () => {
    network.answer(users.me, () => person({ age: 17, decides_alone: true }));
    const { user, dialog } = await openImport();
    await user.click(dialog.getByRole('button', { name: 'Bring them over' }));
    expect(dialog.getByText('Please choose the file first.')).toBeTruthy();
  });

  test('sends ten books a call, continues after a failure, and lists the books that were not found', async () => {
    const lost = { title: 'Book 12', author: 'Nobody' };
    network.answer(books.importList, ({ body }) =>
      body.rows.length === 10 ? { added: 9, known: 1, not_found: [] } : refusal('search_unavailable'),
    );
    const { user, dialog } = await bring(twelve);
    expect(await dialog.findByText('Failed to fetch search results')).toBeTruthy();
    expect(dialog.getByRole('status').textContent).toBe('10 of 12 books');
    network.answer(books.importList, () => ({ added: 1, known: 0, not_found: [lost] }));
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(
      await dialog.findByText('10 books came over to your lists. 1 book was on a list already.'),
    ).toBeTruthy();
    expect(dialog.getByText('Book 12, Nobody')).toBeTruthy();
    expect(sentRows().map((rows) => rows.map(({ title }) => title))).toEqual([
      expect.arrayContaining(['Book 1', 'Book 10']),
      ['Book 11', 'Book 12'],
      ['Book 11', 'Book 12'],
    ]);
  });

  test('of 500 books with reviews, 900 KB, sends each book once in calls that the server accepts', async () => {
    const review = `"${'A pig, and\na ""spider"". '.repeat(85)}"`;
    const lines = Array.from({ length: 500 }, (_, i) => `Book ${i},Somebody,,,5,read,${review}`);
    const file = fileOf(heads, ...lines);
    expect(file.size).toBeGreaterThan(900_000);
    network.answer(books.importList, ({ body }) => {
      expect(JSON.stringify(body).length).toBeLessThan(64 * 1024);
      return takenOver(body);
    });
    const { dialog } = await bring(file);
    expect(await dialog.findByText('500 books came over to your lists.')).toBeTruthy();
    expect(dialog.queryByText(/very long/)).toBeNull();
    expect(sentRows()).toHaveLength(50);
    expect(new Set(sentRows().flatMap((rows) => rows.map(({ title }) => title))).size).toBe(500);
  });

  test('says that a list is longer than the limit', async () => {
    network.answer(books.importList, ({ body }) => takenOver(body));
    const lines = Array.from({ length: 501 }, (_, i) => `Book ${i},Somebody,,,5,read,`);
    const { dialog } = await bring(fileOf(heads, ...lines));
    expect(await dialog.findByText('500 books came over to your lists.')).toBeTruthy();
    expect(dialog.getByText('Your list is very long: only its first 500 books came along.')).toBeTruthy();
  });

  test.each([
    ['another table', 'Title\nMatilda'],
    ['a torn quotation', `${heads}\n"Matilda,Roald Dahl`],
    ['no text at all', 'PK\u0003\u0004'],
    ['more than 5 MB', `${heads}\n${'x'.repeat(5_000_000)}`],
  ])('of a file with %s names the expected file, and sends nothing', async (_, text) => {
    const { dialog } = await bring(fileOf(text));
    expect(
      await dialog.findByText('Please choose the .csv file that Goodreads or StoryGraph exports.'),
    ).toBeTruthy();
    expect(sentRows()).toEqual([]);
  });

  test('of a wrong file keeps the form with focus on the file, and accepts another one', async () => {
    network.answer(books.importList, ({ body }) => takenOver(body));
    const { user, dialog } = await bring(fileOf('Title\nMatilda'));
    await pass(0);
    const field = dialog.getByLabelText('The file');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.upload(field, twelve);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Bring them over' }));
    const result = await dialog.findByText('12 books came over to your lists.');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(result)).toBe(true);
  });

  test('of a list without books ends immediately', async () => {
    const { dialog } = await bring(fileOf(heads));
    expect(await dialog.findByText('0 books came over to your lists.')).toBeTruthy();
  });

  const asParent = async (children: CaseOfParent[]) => {
    network.answer(users.me, () => person({ account_type: 'other' }));
    network.answer(consent.children, () => ({ children }));
    network.answer(books.importList, ({ body }) => takenOver(body));
    const { user, dialog } = await openImport();
    await pass(0);
    await user.upload(
      dialog.getByLabelText('The file'),
      fileOf(heads, 'Holes,Louis Sachar,,"=""9780440414803""",4,to-read,'),
    );
    const send = () => user.click(dialog.getByRole('button', { name: 'Bring them over' }));
    const whose = () => dialog.queryByRole('combobox', { name: 'Whose books are these?' });
    return { user, dialog, send, whose };
  };
  const sentFor = () => network.asked(books.importList).map(({ body }) => body.child_id);

  test('by a parent requires the choice of the owner, and names the child with a link to the lists', async () => {
    const { user, dialog, send, whose } = await asParent([caseOfParent]);
    await send();
    expect(dialog.getByText('Please choose one.')).toBeTruthy();
    expect(sentFor()).toEqual([]);
    await user.selectOptions(whose() as HTMLElement, 'Ben');
    await send();
    expect(await dialog.findByText('1 book came over to Ben’s lists.')).toBeTruthy();
    const way = dialog.getByRole('link', { name: 'See Ben’s books' });
    expect(way.getAttribute('href')).toBe('/friends?child=ben');
    expect(network.asked(books.importList).map(({ body }) => body)).toEqual([
      {
        child_id: caseOfParent.child_id,
        rows: [
          {
            title: 'Holes',
            author: 'Louis Sachar',
            isbn: '9780440414803',
            stage: 'want_to_read',
            rating: 4,
          },
        ],
      },
    ]);
  });

  test('by a parent can be for the parent’s own lists', async () => {
    const { user, dialog, send, whose } = await asParent([caseOfParent]);
    await user.selectOptions(whose() as HTMLElement, 'Mine');
    await send();
    expect(await dialog.findByText('1 book came over to your lists.')).toBeTruthy();
    expect(dialog.queryByRole('link')).toBeNull();
    expect(sentFor()).toEqual([undefined]);
  });

  test('by a parent without children requires no choice', async () => {
    const { dialog, send, whose } = await asParent([]);
    expect(whose()).toBeNull();
    await send();
    expect(await dialog.findByText('1 book came over to your lists.')).toBeTruthy();
    expect(sentFor()).toEqual([undefined]);
  });
});

test('a book that was read to the end says so, and asks for its stars', async () => {
  put('saltwind', 'reading');
  lists.finished = ['saltwind'];
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Give it your stars: Saltwind' }));
  expect(list(/^Currently Reading/).getByText('Read to the end')).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: /^4 stars/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent().moved).toEqual([{ id: 'saltwind', stage: 'read', rating: 4 }]);
});

test('the page of a book that was read to the end begins with its stars', async () => {
  put('saltwind', 'reading');
  lists.finished = ['saltwind'];
  const { user } = chosen();
  await user.click(await inPanel('Give it your stars'));
  await user.click(await screen.findByRole('radio', { name: /^5 stars/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent().moved).toEqual([{ id: 'saltwind', stage: 'read', rating: 5 }]);
});

test('a book on Read has a certificate, and a book being read has none', async () => {
  put('saltwind', 'reading');
  const { user } = chosen();
  await inPanel('Preview');
  expect(screen.queryByRole('button', { name: 'Certificate' })).toBeNull();
  await user.click(await inPanel('Mark as Read'));
  await user.click(await screen.findByRole('radio', { name: /^5 stars/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Certificate' }));
  expect(await screen.findByRole('dialog', { name: 'Your certificate' })).toBeTruthy();
});
