import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { articles } from '../../contract/articles/endpoints';
import { controls } from '../../contract/controls/endpoints';
import type { ChildControls } from '../../contract/controls/fields';
import { quiz } from '../../contract/quiz/endpoints';
import { reading } from '../../contract/reading/endpoints';
import { shop } from '../../contract/shop/endpoints';
import { users } from '../../contract/users/endpoints';
import { network, open, pass, person, questions, refusal, unreachable } from '../support/screens';

const nothing: ChildControls = {
  off: [],
  minutes: null,
  quiz_first: false,
  quiet_until: null,
  spent_until: null,
};
/** It is 15:00 on 16 November. */
const tonight = '2026-11-16T19:00:00';
const tomorrow = '2026-11-17T07:00:00';

const under = (of: Partial<ChildControls>) =>
  network.answer(users.me, () => person({ controls: { ...nothing, ...of } }));
const visit = async (path: string) => {
  const shown = open(path);
  await pass(0);
  await pass(0);
  return shown;
};

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  network.answer(reading.chapter, () => ({
    book: { id: 'gull-street', title: 'Gull Street', author: 'Mara Quill', thumbnail: null },
    chapters: [{ chapter_number: 1, chapter_title: 'Rain' }],
    chapter: 1,
    title: 'Rain',
    next: null,
    paragraphs: ['Rafi threw the fish.'],
    place: null,
  }));
  network.answer(shop.items, () => []);
  network.answer(shop.purchases, () => []);
});

test('what is switched off says so kindly, with a way on and the help lines', async () => {
  under({ off: ['store'] });
  await visit('/store');
  await screen.findByRole('heading', { level: 1, name: 'This is switched off' });
  expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/dashboard');
  screen.getByText(/It is not because you did something wrong/);
  screen.getByText(/They help children.*If you are in danger, call 112/);
  expect(network.asked(shop.items)).toEqual([]);
});

test.each([
  ['quiet time', { quiet_until: tomorrow }, 'It is quiet time', /It goes on at 7:00/],
  ['used minutes', { spent_until: tonight }, 'That was all for today', /It goes on at 7:00/],
])('%s says when it goes on', async (_, of, title, end) => {
  under(of);
  await visit('/read/gull-street/1');
  await screen.findByRole('heading', { level: 1, name: title });
  screen.getByText(end);
});

test('what is over holds nothing any more', async () => {
  under({ quiet_until: '2026-11-16T07:00:00', spent_until: '2026-11-16T00:00:00' });
  await visit('/read/gull-street/1');
  await screen.findByText('Rafi threw the fish.');
});

test('the store is open in quiet hours, and grown-ups have none', async () => {
  under({ quiet_until: tomorrow });
  await visit('/store');
  expect(network.asked(shop.items)).toHaveLength(1);
});

test.each([
  [
    'quiz',
    '/quiz?book=gull-street&end=1',
    () => {
      network.answer(quiz.start, () => ({
        quiz: questions(2),
        start_chapter: 1,
        end_chapter: 1,
        book: { id: 'gull-street', title: 'Gull Street', author: 'Mara Quill', thumbnail: null },
      }));
    },
  ],
  [
    'article',
    '/articles',
    () => {
      for (const endpoint of [articles.generate, articles.create])
        network.answer(endpoint, () => ({
          article: {
            id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
            origin: 'ours' as const,
            title: 'Gull Street',
            content: 'Gulls eat <BLANK>.',
            word_bank: ['fish'],
          },
        }));
    },
  ],
])('a %s that was begun opens however late, and a new one says why it rests', async (_, path, begun) => {
  under({ quiet_until: tomorrow });
  begun();
  const { unmount } = await visit(path);
  await screen.findByRole('heading', { level: path.startsWith('/quiz') ? 1 : 2, name: 'Gull Street' });
  unmount();
  for (const endpoint of [quiz.start, articles.generate])
    network.answer(endpoint, () => refusal('quiet_hours', { until: new Date(tomorrow).toISOString() }));
  await visit(path);
  await screen.findByRole('heading', { level: 1, name: 'It is quiet time' });
  screen.getByText(/what you have begun here is kept for you. It goes on at 7:00/);
});

test('a refusal of the server names its end', async () => {
  network.answer(users.me, () => person());
  network.answer(reading.chapter, () => refusal('quiet_hours', { until: new Date(tomorrow).toISOString() }));
  await visit('/read/gull-street/1');
  await screen.findByText(/^It is quiet time now.*It goes on at 7:00/);
});

describe('minutes', () => {
  const sent = () => network.asked(controls.beat).map(({ body }) => body.minutes);
  const answers = (left: number | null) =>
    network.answer(controls.beat, () => ({ left, spent_until: left === 0 ? tonight : null }));

  test('are counted while a child with a limit looks at the screen, and the last ones are told', async () => {
    under({ minutes: 30 });
    answers(6);
    await visit('/read/gull-street/1');
    await screen.findByText('Rafi threw the fish.');
    await pass(60_000);
    expect(sent()).toEqual([1]);
    expect(screen.queryByText(/of screen time left/)).toBeNull();
    answers(1);
    await pass(60_000);
    screen.getByText('1 minute of screen time left today.');
    // The record tells of the end: the page that is open stays open.
    under({ minutes: 30, spent_until: tonight });
    answers(0);
    await pass(60_000);
    screen.getByText(/used up. Finish your sentence/);
    screen.getByText('Rafi threw the fish.');
    expect(sent()).toEqual([1, 1, 1]);
  });

  test('without a network are sent later, together', async () => {
    under({ minutes: 30 });
    network.answer(controls.beat, unreachable);
    await visit('/read/gull-street/1');
    await screen.findByText('Rafi threw the fish.');
    await pass(180_000);
    answers(20);
    await pass(60_000);
    expect(sent()).toEqual([1, 2, 3, 4]);
    await pass(60_000);
    expect(sent().at(-1)).toBe(1);
  });

  test('are not counted without a limit, and not in the store', async () => {
    under({ off: ['chat'] });
    const { unmount } = await visit('/read/gull-street/1');
    await pass(120_000);
    unmount();
    under({ minutes: 30 });
    await visit('/store');
    await pass(120_000);
    expect(sent()).toEqual([]);
  });
});
