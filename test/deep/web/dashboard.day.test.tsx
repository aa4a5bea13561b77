import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type HomeDay, home } from '../../../contract/home/endpoints';
import { reading } from '../../../contract/reading/endpoints';
import { answerDashboard, openDashboard } from '../../support/dashboard';
import { network, open, person, quietDay, settled, unreachable } from '../../support/screens';

/** Opens the first screen of a child with this day. */
const openDay = (of: Partial<HomeDay>, me = person()) => {
  answerDashboard({ me });
  network.answer(home.beginDay, () => quietDay(of));
  return open('/dashboard').user;
};

const since = () => screen.findByRole('region', { name: 'Since you were here' });
const parcel = (name: RegExp) => screen.findByRole('button', { name });
const story = (of: Partial<NonNullable<HomeDay['story']>> = {}) => ({
  story: 'the-bell-under-the-lake',
  read: 1,
  is_open: true,
  ...of,
});

test('the home greets with what has happened since', async () => {
  openDay({
    news: [
      { kind: 'likes', likes: 1 },
      { kind: 'friend', username: 'Cleo' },
      { kind: 'friend_book', username: 'Ben', book: { id: 'foxglove', title: 'Foxglove' } },
    ],
  });
  const told = within(await since()).getAllByRole('listitem');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Somebody liked your comic.',
    'Cleo said yes: you are friends now.',
    'Ben has finished Foxglove.',
  ]);
  const link = within(await since()).getByRole('link', { name: 'Foxglove' });
  expect(link.getAttribute('href')).toBe('/books?book=foxglove');
});

test.each([
  [{ kind: 'likes', likes: 4 }, 'Your comics got 4 likes.'],
  [{ kind: 'place', place: 3, moved_up: true }, 'You moved up to place 3 this week.'],
  [{ kind: 'place', place: 3, moved_up: false }, 'You are on place 3 this week.'],
] as const)('the news %j reads “%s”', async (news, words) => {
  openDay({ news: [news] });
  expect(within(await since()).getByRole('listitem').textContent).toBe(words);
});

test('on a quiet day the child is greeted with the next step alone', async () => {
  openDashboard();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  await waitFor(() => expect(network.asked(home.beginDay)).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Find my book' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Since you were here' })).toBeNull();
  expect(screen.queryByRole('button', { name: /parcel|part/ })).toBeNull();
});

test('without a network the home is whole, without a day', async () => {
  answerDashboard();
  network.answer(home.beginDay, unreachable);
  open('/dashboard');
  expect(await screen.findByRole('region', { name: 'Today' })).toBeTruthy();
  await waitFor(() => expect(network.asked(home.beginDay).length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a parcel is opened by a tap, and stays open for the day', async () => {
  const user = openDay({ surprise: { kind: 'words', words: 3300 } });
  await settled(async () => user.click(await parcel(/^A small parcel for you/)));
  const dialog = within(await screen.findByRole('dialog', { name: 'In your parcel today' }));
  expect(dialog.getByText('3,300 words')).toBeTruthy();
  expect(dialog.getByText(/1,100 feet/)).toBeTruthy();
  expect(dialog.getByText(/longer than the Eiffel Tower is high!/)).toBeTruthy();
  await settled(() => user.click(dialog.getByRole('button', { name: 'Close' })));
  expect(await parcel(/^Today’s surprise/)).toBeTruthy();
});

const chapter = (paragraphs: string[]) => () => ({
  book: { id: 'saltwind', title: 'Saltwind', author: 'A', thumbnail: null },
  chapters: [],
  chapter: 2,
  title: 'The Whale',
  next: null,
  paragraphs,
  place: null,
});

test('a parcel has a word of the chapter that was read, in its sentence', async () => {
  network.answer(reading.chapter, chapter(['Rain. The gherkin was sour! So it was.']));
  const user = openDay({ surprise: { kind: 'word', book_id: 'saltwind', chapter: 2 } });
  await settled(async () => user.click(await parcel(/^A small parcel/)));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText('gherkin', { selector: 'mark' })).parentElement?.textContent).toBe(
    'The gherkin was sour!',
  );
  expect(dialog.getByRole('link', { name: 'Look at the chapter' }).getAttribute('href')).toBe(
    '/read/saltwind/2',
  );
});

test('a parcel asks who said a line, and tells it', async () => {
  network.answer(reading.chapter, chapter(['"I can see the tower from here!" cried Noor.']));
  const user = openDay({ surprise: { kind: 'line', book_id: 'saltwind', chapter: 2 } });
  await settled(async () => user.click(await parcel(/^A small parcel/)));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('“I can see the tower from here!”')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Tell me' }));
  expect(dialog.getByText('It was Noor!')).toBeTruthy();
});

test('the next part of the story is read, kept, and followed by tomorrow’s', async () => {
  network.answer(home.finishPart, ({ body }) => ({ story: story({ read: body.part, is_open: false }) }));
  const user = openDay({ story: story() });
  const card = within(await screen.findByRole('region', { name: 'The Bell Under the Lake' }));
  expect(card.getByText('Part 2 is here')).toBeTruthy();
  await settled(() => user.click(card.getByRole('button', { name: 'Read part 2' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'The Bell Under the Lake' }));
  expect(await dialog.findByText('A Boat Called Potato')).toBeTruthy();
  await settled(() => user.click(dialog.getByRole('button', { name: 'I have read part 2' })));
  expect(dialog.getByRole('status').textContent).toBe('Tomorrow: part 3');
  expect(network.asked(home.finishPart).map(({ body }) => body)).toEqual([
    { story: 'the-bell-under-the-lake', part: 2 },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Part 1' }));
  expect(dialog.getByText('Seven O’Clock')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^I have read/ })).toBeNull();
  await settled(() => user.click(dialog.getByRole('button', { name: 'Close' })));
  expect(card.getByRole('button', { name: 'Read part 2 again' })).toBeTruthy();
});

test.each([
  ['the-bell-under-the-lake', 'The end. Tomorrow: a new story'],
  ['the-town-that-lost-its-qs', 'The end'],
])('after the last part of %s the card says “%s”', async (id, words) => {
  openDay({ story: story({ story: id, read: 6, is_open: false }) });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a part that could not be kept says so, and can be tried again', async () => {
  network.answer(home.finishPart, unreachable);
  const user = openDay({ story: story() });
  await settled(async () => user.click(await screen.findByRole('button', { name: 'Read part 2' })));
  await settled(async () => user.click(await screen.findByRole('button', { name: 'I have read part 2' })));
  expect(await screen.findByText(/^Connection error/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I have read part 2' })).toBeTruthy();
});

test('while reading rests there is neither a parcel nor a part', async () => {
  const controls = {
    off: [],
    minutes: null,
    quiz_first: false,
    quiet_until: '2026-11-17T12:00:00.000Z',
    spent_until: null,
  };
  openDay({ surprise: { kind: 'words', words: 3300 }, story: story() }, person({ controls }));
  await screen.findByRole('region', { name: 'Today' });
  await waitFor(() => expect(network.asked(home.beginDay)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /parcel|Read part/ })).toBeNull();
});
