import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { type Book, books } from '../../contract/books/endpoints';
import { users } from '../../contract/users/endpoints';
import { book, foundBook, network, open, pass, person, refusal } from '../support/screens';

const titles = ['Saltwind', 'Salt and Pepper', 'Saltmarsh'];
const found = titles.map((title) => foundBook({ id: title.toLowerCase().replaceAll(' ', '-'), title }));

const search = async () => {
  network.answer(books.autocomplete, () => found);
  network.answer(books.process, ({ body }) => ({
    book: book({ id: body.id, title: body.title, processing_status: 'not_attempted', quiz_possible: null }),
    status: 'not_attempted' as const,
    is_processed: false,
    chapters: [],
    main_characters: [],
    total_chapters: null,
    processing_error: 'The shelf is stuck.',
  }));
  const { user } = open('/books');
  const box = await screen.findByRole('combobox', { name: 'Which book are you reading?' });
  return { user, box };
};

const pointedAt = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

const suggested = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('the arrow keys cycle through the suggestions while focus stays in the box, and Enter takes one', async () => {
  const { user, box } = await search();
  await user.type(box, 'salt');
  expect(box.getAttribute('aria-expanded')).toBe('true');
  await screen.findAllByRole('option');
  expect(pointedAt(box)).toContain('Saltwind');
  await user.keyboard('{ArrowUp}');
  expect(pointedAt(box)).toContain('Saltmarsh');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(pointedAt(box)).toContain('Salt and Pepper');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Salt and Pepper');
  expect(document.activeElement).toBe(box);
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('region', { name: 'Book Selected' });
  expect(panel.textContent).toContain('Salt and Pepper');
  expect(document.activeElement).toBe(screen.getByText('Book Selected'));
});

test('Escape closes the suggestions, an arrow key reopens them, and a second Escape empties the box', async () => {
  const { user, box } = await search();
  await user.type(box, 'salt');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(suggested()).toEqual([]);
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Book Selected')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(pointedAt(box)).toContain('Saltwind');
  await user.keyboard('{Escape}{Escape}');
  expect((box as HTMLInputElement).value).toBe('');
});

test('Enter that ends a word of an input method chooses nothing', async () => {
  const { user, box } = await search();
  await user.type(box, 'salt');
  await screen.findAllByRole('option');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  await pass(0);
  expect(screen.queryByText('Book Selected')).toBeNull();
  expect(suggested()).toHaveLength(3);
});

test('pressing a suggestion takes it', async () => {
  const { user, box } = await search();
  await user.type(box, 'salt');
  await user.click(await screen.findByRole('option', { name: /Saltmarsh/ }));
  expect((await screen.findByRole('region', { name: 'Book Selected' })).textContent).toContain('Saltmarsh');
});

test('the search begins with two letters, 300 ms after the last key', async () => {
  const { user, box } = await search();
  const questions = () => network.asked(books.autocomplete).map(({ query }) => query.q);
  await user.type(box, ' s ');
  await pass(1000);
  expect(questions()).toEqual([]);
  await user.clear(box);
  await user.type(box, 'sa');
  await pass(299);
  await user.type(box, 'l');
  await pass(299);
  expect(questions()).toEqual([]);
  await pass(1);
  expect(questions()).toEqual(['sal']);
});

test('the number of results, a slow search and an empty result are announced', async () => {
  const { user, box } = await search();
  const answer = Promise.withResolvers<typeof found>();
  network.answer(books.autocomplete, ({ query }) => (query.q === 'salt' ? answer.promise : []));
  await user.type(box, 'salt');
  expect(
    screen
      .getByText('Wren is looking along the shelves…', { selector: '[role=status]' })
      .getAttribute('role'),
  ).toBe('status');
  await pass(300);
  answer.resolve(found);
  await pass(0);
  expect(screen.getByText('3 books found').getAttribute('role')).toBe('status');
  await user.clear(box);
  await user.type(box, 'xqzzy');
  await pass(300);
  expect(
    (await screen.findByText(/No book found for “xqzzy”/, { selector: '[role=status]' })).getAttribute(
      'role',
    ),
  ).toBe('status');
  expect(suggested()).toEqual([]);
});

test('a late answer never replaces the answer to newer text', async () => {
  const { user, box } = await search();
  const late = Promise.withResolvers<typeof found>();
  const dragon = [foundBook({ id: 'dragon', title: 'The Dragon' })];
  network.answer(books.autocomplete, ({ query }) => (query.q === 'salt' ? late.promise : dragon));
  await user.type(box, 'salt');
  await pass(300);
  await user.clear(box);
  await user.type(box, 'dragon');
  expect(await screen.findByRole('option', { name: /The Dragon/ })).toBeTruthy();
  expect(network.asked(books.autocomplete)[0]?.signal?.aborted).toBe(true);
  late.resolve(found);
  await pass(1000);
  expect(suggested()).toHaveLength(1);
  expect(pointedAt(box)).toContain('The Dragon');
});

const failed = async (code: 'server_error' | 'search_unavailable') => {
  const opened = await search();
  network.answer(books.autocomplete, () => refusal(code));
  await opened.user.type(opened.box, 'salt');
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain('Failed to fetch search results');
  network.answer(books.autocomplete, () => found);
  return opened;
};

test.each(['server_error', 'search_unavailable'] as const)(
  'a failed search says so, and the next try finds the books: %s',
  async (code) => {
    const { user, box } = await failed(code);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(document.activeElement).toBe(box);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('after a failed search the user can continue typing', async () => {
  const { user, box } = await failed('server_error');
  await user.type(box, 'w');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('grown-ups are not asked what they are reading', async () => {
  network.answer(users.me, () => person({ account_type: 'teacher' }));
  open('/books');
  expect(await screen.findByRole('combobox', { name: 'Find a book' })).toBeTruthy();
});

describe('the barcode of a book', () => {
  const stop = jest.fn();
  const codes: string[][] = [];
  const camera = { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) };
  const install = (formats: readonly string[], mediaDevices: object | undefined = camera) => {
    stop.mockReset();
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
    Object.assign(HTMLMediaElement.prototype, { play: async () => undefined });
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static async getSupportedFormats() {
          return formats;
        }

        detect = async () => (codes.shift() ?? []).map((rawValue) => ({ rawValue }));
      },
    });
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
  const scan = async () => {
    const { user, box } = await search();
    await pass(0);
    return { user, box, button: screen.queryByRole('button', { name: 'Scan the barcode' }) };
  };

  test('is not offered if the browser cannot read barcodes', async () => {
    expect((await scan()).button).toBeNull();
    install(['qr_code']);
    expect((await scan()).button).toBeNull();
  });

  test('opens the book of its ISBN, ignores other visible codes, and releases the camera', async () => {
    install(['ean_13']);
    codes.push([], ['4006381333931'], ['9780064400558']);
    const { user, button } = await scan();
    await user.click(button as HTMLElement);
    await pass(1000);
    expect(await screen.findByRole('region', { name: 'Book Selected' })).toBeTruthy();
    expect(network.asked(books.autocomplete).map(({ query }) => query)).toEqual([{ q: '9780064400558' }]);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of an unknown book says so, and a failing camera leads to typing', async () => {
    install(['ean_13']);
    codes.push(['9780064400558']);
    const { user, button } = await scan();
    network.answer(books.autocomplete, () => []);
    await user.click(button as HTMLElement);
    await pass(0);
    expect(await screen.findByText(/no children’s book with this number/)).toBeTruthy();
    Object.assign(camera, { getUserMedia: async () => Promise.reject(new Error('denied')) });
    await user.click(screen.getByRole('button', { name: 'Scan again' }));
    expect(await screen.findByText(/Type the number below the stripes/)).toBeTruthy();
  });
});

test('a suggestion of a book on a list shows beside its label that there is no quiz yet', async () => {
  network.answer(books.lists, () => ({
    reading: [{ ...(found[0] as Book), processing_status: 'not_attempted' as const, rating: null }],
    want_to_read: [],
    read: [],
  }));
  const { user, box } = await search();
  network.answer(books.autocomplete, () =>
    found.map((one) => ({ ...one, processing_status: 'not_attempted' as const })),
  );
  await user.type(box, 'salt');
  await screen.findAllByRole('option');
  expect(suggested().map((text) => /Click to Add/.test(text ?? ''))).toEqual([true, true, true]);
  expect(suggested().map((text) => /No Quiz Yet/.test(text ?? ''))).toEqual([true, false, false]);
});

test('each suggestion says why it was found, and a corrected word is shown and announced', async () => {
  const { user, box } = await search();
  network.answer(books.autocomplete, () => [foundBook({ why: 'About football', meant: 'football' })]);
  await user.type(box, 'futball');
  expect((await screen.findByRole('option')).textContent).toContain('About football');
  expect(screen.getByText('Here are books for “football”.')).toBeTruthy();
  expect(screen.getByText('1 book found for “football”').getAttribute('role')).toBe('status');
});
