import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { books } from '../../contract/books/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { dictionary } from '../../contract/dictionary/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { type ChapterText, type Place, reading } from '../../contract/reading/endpoints';
import { recommendations } from '../../contract/recommendations/endpoints';
import { users } from '../../contract/users/endpoints';
import {
  amplify,
  book,
  network,
  open,
  pass,
  person,
  refusal,
  remember,
  token,
  unreachable,
} from '../support/screens';

const titles = ['Cod in One Hand', 'The Left Glove', 'Rain'];

const chapter = (number: number, place: Place | null = null): ChapterText => ({
  book: { id: 'gull-street', title: 'Gull Street', author: 'Mara Quill', thumbnail: null },
  chapters: titles.map((chapter_title, i) => ({ chapter_number: i + 1, chapter_title })),
  chapter: number,
  title: titles[number - 1] ?? '',
  next: number < titles.length ? number + 1 : null,
  paragraphs: ['Rafi threw the fish.', 'The fish flew far.', 'Everybody laughed.'],
  place,
});

/** The observers that a browser would notify while the reader scrolls. */
let observers: ((entries: readonly { target: Element; isIntersecting: boolean }[]) => void)[] = [];
const see = (...texts: string[]) =>
  act(() => {
    const entries = ['Rafi threw the fish.', 'The fish flew far.', 'Everybody laughed.'].map((text) => ({
      target: screen.getByText(text),
      isIntersecting: texts.includes(text),
    }));
    for (const tell of observers) tell(entries);
  });

beforeEach(() => {
  observers = [];
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: (typeof observers)[number]) {
        observers.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  });
  network.answer(reading.chapter, ({ query }) => chapter(Number(query.chapter)));
  network.answer(reading.keepPlace, ({ body }) => ({ place: { ...body, furthest: 0 } }));
  network.answer(quiz.chapters, () => ({
    completed: false,
    message: null,
    start_chapter: 1,
    valid_chapters: [1, 2, 3],
  }));
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a book opens at the reader’s place, and the chapters are links', async () => {
  network.answer(reading.chapter, ({ query }) =>
    chapter(Number(query.chapter), { chapter: 2, paragraph: 1, furthest: 1 }),
  );
  const { user } = open('/read/gull-street');
  await title('The Left Glove');
  expect(location.pathname).toBe('/read/gull-street/2');
  expect(screen.getByText('Chapter 2 of 3')).toBeTruthy();
  // The initial stays before its word even if a browser forces another direction on the page.
  expect(screen.getByText('Rafi threw the fish.').closest('p')?.dir).toBe('auto');
  await user.click(screen.getByRole('button', { name: 'Chapters' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Chapters' }));
  expect(dialog.getByRole('link', { name: /The Left Glove/ }).getAttribute('aria-current')).toBe('page');
  await user.click(dialog.getByRole('link', { name: /Rain/ }));
  await title('Rain');
});

const picture = { src: '/pictures/gull-street/chapter-1.svg', alt: 'A boy throws a fish.' };

test('the picture of a chapter stands after the beginning, in a room of its own, and is loaded when it is seen', async () => {
  const beginning = 'Rafi threw the fish. '.repeat(10);
  network.answer(reading.chapter, () => ({
    ...chapter(1),
    paragraphs: ['Smack.', beginning, 'Everybody laughed.'],
    picture,
  }));
  open('/read/gull-street/1');
  await title('Cod in One Hand');
  const shown = screen.getByRole('img', { name: picture.alt });
  expect(shown.previousElementSibling?.textContent).toBe(beginning);
  expect(['src', 'loading', 'width', 'height'].map((one) => shown.getAttribute(one))).toEqual([
    picture.src,
    'lazy',
    '640',
    '400',
  ]);
  fireEvent.error(shown);
  expect(screen.queryByRole('img', { name: picture.alt })).toBeNull();
});

test('a picture is no paragraph: the reader’s place stays the same', async () => {
  network.answer(reading.chapter, () => ({ ...chapter(1), picture }));
  open('/read/gull-street/1');
  await title('Cod in One Hand');
  expect(screen.getByRole('img', { name: picture.alt }).nextElementSibling).toBeNull();
  see('Everybody laughed.');
  await screen.findByRole('link', { name: /Quiz on/ });
  await pass(3000);
  expect(network.asked(reading.keepPlace).at(-1)?.body).toMatchObject({ paragraph: 2, finished: true });
});

test('letters and paper are set in the book, and kept for every device', async () => {
  network.answer(users.preferences, ({ body }) => person({ preferences: body }));
  const { user } = open('/read/gull-street/1');
  await title('Cod in One Hand');
  await user.click(screen.getByRole('button', { name: 'Letters and paper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Letters and paper' }));
  await user.click(dialog.getByRole('radio', { name: 'Cream' }));
  expect(document.documentElement.dataset.appearance).toBe('cream');
  await user.click(dialog.getByRole('radio', { name: 'Large' }));
  await pass(1000);
  expect(network.asked(users.preferences).at(-1)?.body).toMatchObject({
    appearance: 'cream',
    text_size: 'large',
  });
});

test('the place is saved after a rest, and the end of a chapter offers its quiz and the next chapter', async () => {
  open('/read/gull-street/1');
  await title('Cod in One Hand');
  see('Rafi threw the fish.', 'The fish flew far.');
  expect(network.asked(reading.keepPlace)).toEqual([]);
  await pass(3000);
  const kept = () => network.asked(reading.keepPlace).map(({ params, body }) => ({ ...params, ...body }));
  expect(kept()).toEqual([{ id: 'gull-street', chapter: 1, paragraph: 0, finished: false }]);
  expect(screen.queryByRole('link', { name: 'Quiz on what you have read' })).toBeNull();
  see('Everybody laughed.');
  await pass(3000);
  expect(kept().at(-1)).toEqual({ id: 'gull-street', chapter: 1, paragraph: 2, finished: true });
  expect((await screen.findByRole('link', { name: 'Quiz on what you have read' })).getAttribute('href')).toBe(
    '/quiz?book=gull-street&end=1',
  );
  expect(screen.getByRole('link', { name: 'Next chapter' }).getAttribute('href')).toBe('/read/gull-street/2');
});

test('a dashboard that opens before the place has arrived is refreshed afterwards', async () => {
  let arrive = () => {};
  network.answer(
    reading.keepPlace,
    ({ body }) =>
      new Promise((resolve) => {
        arrive = () => resolve({ place: { ...body, furthest: 1 } });
      }),
  );
  const { user } = open('/read/gull-street/1');
  await title('Cod in One Hand');
  see('Everybody laughed.');
  await user.click(screen.getByRole('link', { name: /^Inkwren/ }));
  await title('Good afternoon, Ada!');
  const before = network.asked(dashboard.get).length;
  act(arrive);
  await waitFor(() => expect(network.asked(dashboard.get)).toHaveLength(before + 1));
});

test('a chapter whose quiz is done offers no other one', async () => {
  network.answer(quiz.chapters, () => ({
    completed: false,
    message: null,
    start_chapter: 2,
    valid_chapters: [2, 3],
  }));
  open('/read/gull-street/1');
  await title('Cod in One Hand');
  see('Everybody laughed.');
  await pass(3000);
  expect(network.asked(quiz.chapters)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Quiz on what you have read' })).toBeNull();
});

const readLast = async () => {
  const { user } = open('/read/gull-street/3');
  await title('Rain');
  see('Everybody laughed.');
  await pass(3000);
  return user;
};

test('the last chapter leads to the last quiz, and promises the stars', async () => {
  await readLast();
  expect(screen.getByText('You have read Gull Street to the end!')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Quiz on what you have read' })).getAttribute('href')).toBe(
    '/quiz?book=gull-street&end=3',
  );
  expect(screen.getByText(/^Now comes the last quiz, and then your stars/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'How did you like Gull Street?' })).toBeNull();
});

test.each([
  ['whose quizzes are done', { completed: true, message: 'All chapters have been completed for this book' }],
  ['without a quiz', { completed: false, message: 'Wren has not read this book.' }],
])('the last chapter of a book %s asks for the stars, and shows the next book', async (_, state) => {
  network.answer(quiz.chapters, () => ({ ...state, start_chapter: null, valid_chapters: [] }));
  network.answer(books.add, () => ({ ...book({ id: 'gull-street' }), rating: 4 }));
  network.answer(recommendations.list, () => ({ recommendations: [] }));
  network.answer(books.lists, () => ({
    reading: [],
    want_to_read: [book({ id: 'owls', title: 'Owls at Noon' })],
    read: [],
  }));
  const user = await readLast();
  const stars = within(await screen.findByRole('region', { name: 'How did you like Gull Street?' }));
  await user.click(stars.getByRole('radio', { name: /^4 stars/ }));
  expect(network.asked(books.add)).toMatchObject([
    { body: { book_id: 'gull-street', stage: 'read', rating: 4 } },
  ]);
  expect(await stars.findByText(/Read shelf/)).toBeTruthy();
  const next = within(await screen.findByRole('region', { name: 'Your next book?' }));
  network.answer(books.process, () => refusal('server_error'));
  await user.click(next.getByRole('button', { name: 'Open this book' }));
  expect(location.pathname + location.search).toBe('/books?book=owls');
});

test('a word of the story can be tapped or typed to look it up', async () => {
  const sentences: unknown[] = [];
  network.answer(dictionary.lookUp, ({ params: { word }, query }) => {
    sentences.push(query.sentence);
    return {
      word,
      base: word,
      meanings: [
        { part_of_speech: 'noun', definitions: ['An animal that swims.'], example: 'A fish swam by.' },
      ],
    };
  });
  Object.assign(document, {
    caretPositionFromPoint: () => ({
      offsetNode: screen.getByText('The fish flew far.').firstChild,
      offset: 6,
    }),
  });
  const { user } = open('/read/gull-street/1');
  await title('Cod in One Hand');
  await user.click(screen.getByText('The fish flew far.'));
  expect(
    within(await screen.findByRole('dialog', { name: 'fish' })).getByText('An animal that swims.'),
  ).toBeTruthy();
  expect(screen.getByText('A fish swam by.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Dictionary' }));
  await user.type(screen.getByRole('textbox', { name: /write it here/ }), 'mackerel{Enter}');
  expect(await screen.findByRole('dialog', { name: 'mackerel' })).toBeTruthy();
  expect(sentences).toEqual(['The fish flew far.', undefined]);
});

test('a book without a text says so, and links back to the book', async () => {
  network.answer(reading.chapter, () => refusal('text_unavailable'));
  open('/read/gull-street/1');
  expect(await screen.findByText(/The pages of this book are not here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the book' }).getAttribute('href')).toBe(
    '/books?book=gull-street',
  );
});

test('an address of an unknown book leads to other books', async () => {
  network.answer(reading.chapter, () => refusal('book_not_found'));
  open('/read/no-such-book');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wren cannot open this' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find another book' }).getAttribute('href')).toBe('/books');
});

test('a place that cannot be sent is stored on the device, reopens the book, and is sent when the browser is online', async () => {
  network.answer(reading.keepPlace, unreachable);
  const { unmount } = open('/read/gull-street/1');
  await title('Cod in One Hand');
  see('Everybody laughed.');
  await pass(3000);
  unmount();
  const second = open('/read/gull-street/2');
  await title('The Left Glove');
  see('Rafi threw the fish.');
  await pass(3000);
  second.unmount();
  const before = network.asked(reading.keepPlace).length;
  open('/read/gull-street');
  await title('The Left Glove');
  expect(location.pathname).toBe('/read/gull-street/2');
  network.answer(reading.keepPlace, ({ body }) => ({ place: { ...body, furthest: 0 } }));
  act(() => void dispatchEvent(new Event('online')));
  await pass(0);
  const sent = () => network.asked(reading.keepPlace).slice(before);
  expect(
    sent()
      .slice(-2)
      .map(({ body }) => body),
  ).toEqual([
    { chapter: 1, paragraph: 2, finished: true },
    { chapter: 2, paragraph: 0, finished: false },
  ]);
  const all = sent().length;
  act(() => void dispatchEvent(new Event('online')));
  await pass(0);
  expect(sent()).toHaveLength(all);
});

test('without a network the stored session suffices to read books on the device', async () => {
  remember(token('old', -5));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  open('/read/gull-street/1');
  await title('Cod in One Hand');
  expect(amplify.fetchAuthSession).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

test('signing out deletes the data that was stored for reading without a network', async () => {
  const deleted = jest.fn(async (_: string) => true);
  const empty = { keys: async () => [], match: async () => undefined };
  Object.assign(globalThis, {
    caches: { open: async () => empty, keys: async () => ['inkwren-reading-1'], delete: deleted },
  });
  const { user } = open('/read/gull-street/1');
  await title('Cod in One Hand');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(deleted).toHaveBeenCalledWith('inkwren-reading-1');
  Reflect.deleteProperty(globalThis, 'caches');
});
