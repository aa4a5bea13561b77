import { afterEach, expect, test } from '@jest/globals';
import { analytics } from '../../contract/analytics/endpoints';
import { comics } from '../../contract/comics/endpoints';
import { resetClock } from '../support/cloud';
import { agreed, everything } from '../support/consent';
import { allTextOf, copyFor, dataOf, expectValid, type Files, textOf } from '../support/exports';
import { nameOf } from '../support/friends';
import { live } from '../support/lively';
import { createPerson, createTeen } from '../support/people';

afterEach(() => resetClock());

const headingsIn = (files: Files) =>
  [...textOf(files, 'index.html').matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading);

test('200: the copy of a student who decides alone has every record, as a page and as files that fit the schema', async () => {
  const teen = await createTeen();
  const { comic } = await live(teen);
  const files = await copyFor(teen);
  expectValid(files);
  expect(headingsIn(files)).toEqual([
    'Account and settings',
    'Books',
    'Reading',
    'Quiz results',
    'Talks with Wren',
    'Comics',
    'Words',
    'Gems and what they were for',
    'Points',
    'Streak days',
    'Articles',
    'Feedback',
    'Store',
    'Interests',
    'Friends',
    'Grown-ups who can see the reading',
    'Consents',
    'What guardians have switched off or limited',
    'Agreements',
  ]);
  expect(dataOf(files, 'account')).toMatchObject({ email: teen.email, username: await nameOf(teen) });
  const { quizzes } = dataOf(files, 'results');
  expect(quizzes).toMatchObject([{ book_title: 'The Dragon Who Baked Bread', score: 10, total: 10 }]);
  expect(quizzes[0].answers).toHaveLength(10);
  const [talk] = dataOf(files, 'talks');
  expect(talk).toMatchObject({ kind: 'written', character: 'Wren', message_count: 1 });
  expect(talk.messages).toHaveLength(3);
  expect(dataOf(files, 'articles')).toMatchObject([{ score: expect.any(Number) }]);
  expect(dataOf(files, 'feedback')).toMatchObject([{ feature: 'quiz', comment: 'More dragons please' }]);
  expect(dataOf(files, 'days')).toMatchObject([
    { is_reading_day: true, quizzes: 1, articles: 1, comics: 1, talks: 1 },
  ]);
  const kinds = dataOf(files, 'points').map(({ kind }: { kind: string }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['quiz', 'chat', 'comic', 'article', 'feedback']));
  const page = allTextOf(files);
  for (const words of ['I liked the dragon very much', comic.story, 'More dragons please'])
    expect(page).toContain(words);
});

test('200: markup in the words of a child is text in the page', async () => {
  const teen = await createTeen();
  await teen.call(comics.saveDraft, {
    body: { story: '<img src=x onerror=alert(1)> & <b>bold</b> "quoted"', style: null },
  });
  const files = await copyFor(teen);
  expect(dataOf(files, 'comics').draft.story).toContain('<img src=x');
  expect(textOf(files, 'index.html')).not.toMatch(/<img src=x|<b>bold/);
  expect(allTextOf(files)).toContain('<b>bold</b>');
});

test('200: a guardian gets the copy of a child, with its talks, and the child sees which ones', async () => {
  const parent = await createPerson('parent');
  const { child } = await agreed(everything, parent.email);
  const { talk } = await live(child);
  const files = await copyFor(parent, child.id);
  expectValid(files);
  expect(dataOf(files, 'talks')[0].messages).toHaveLength(3);
  const { looks } = (await child.call(analytics.looks, {})).body;
  expect(looks).toMatchObject([{ session_id: talk.session_id, adult_id: parent.id, role: 'parent' }]);
  expect(dataOf(files, 'consents')[0]).toMatchObject({ by: 'you' });
  expect(dataOf(files, 'grown_ups').seeing).toMatchObject([{ address: parent.email, guardian: true }]);
  expect(dataOf(files, 'account').email).not.toBe(child.email);
  expect([...files.keys()]).not.toContain('data/points.json');
});
