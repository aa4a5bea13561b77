import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { articles } from '../../../contract/articles/endpoints';
import { comics } from '../../../contract/comics/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { reading } from '../../../contract/reading/endpoints';
import { users } from '../../../contract/users/endpoints';
import {
  amplify,
  forgiven,
  network,
  open,
  pass,
  person,
  refusal,
  remember,
  settled,
  token,
  unreachable,
} from '../../support/screens';

const story = 'The frog jumped over the wall.';
const articleId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const stored = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

const answer = {
  question: 'Who?',
  options: ['A', 'B', 'C', 'D'],
  correct_option: 'Option 1',
  user_answer: 'Option 2',
};

/** The data that each activity stores in the browser until the server has it. */
const work = {
  story: () =>
    stored('inkwren.comic.somebody', { story, style: 'Manga', saved_at: '2026-11-16T14:00:00.000Z' }),
  quiz: () =>
    stored('inkwren.unsent-quizzes somebody', [
      {
        title: 'Saltwind',
        body: {
          book_id: 'saltwind',
          start_chapter: 1,
          end_chapter: 2,
          score: 0,
          points: 0,
          answers: [answer],
        },
      },
    ]),
  article: () =>
    stored('inkwren.unsent-article somebody', { article_id: articleId, user_answers: ['bones'] }),
  place: () =>
    stored('inkwren.place somebody saltwind 2', {
      book: 'saltwind',
      body: { chapter: 2, paragraph: 3, finished: true },
      at: 1,
    }),
};

const place = { chapter: 2, paragraph: 3, furthest: 2 };
const done = {
  success: true as const,
  score: 0,
  total: 1,
  points: 0,
  date: '2026-11-16',
  counts_for_yesterday: false,
  blanks: [],
  sources: [],
  completed_today: 1,
  total_points: 120,
};
const graded = {
  quiz_id: 'q1',
  score: 0,
  total: 1,
  points: 0,
  unpaid: null,
  total_points: 120,
  corrected: false,
  book_finished: false,
  gems: 0,
  readable: false,
};

beforeEach(() => {
  jest.mocked(console.error).mockClear();
  network.answer(comics.draft, () => ({ draft: null }));
  network.answer(comics.saveDraft, () => ({ saved_at: '2026-11-16T15:00:00.000Z' }));
  network.answer(quiz.submit, () => graded);
  network.answer(articles.submit, () => done);
  network.answer(reading.keepPlace, () => ({ place }));
});

const signIn = () => screen.findByRole('heading', { name: 'Sign in' });
const question = () => screen.findByRole('dialog', { name: 'Not everything is safe yet' });

/** Opens the app of a user who stores these kinds of data and then signs out. */
const leaveWith = async (...kinds: (keyof typeof work)[]) => {
  const { user } = open('/store');
  await screen.findByRole('heading', { name: 'Gem Store' });
  await pass(0);
  for (const kind of kinds) work[kind]();
  await settled(() => user.click(screen.getByRole('button', { name: 'Sign out' })));
  return user;
};

const sentWork = () => ({
  story: network.asked(comics.saveDraft).map(({ body }) => body),
  quiz: network.asked(quiz.submit).length > 0,
  article: network.asked(articles.submit).map(({ body }) => body),
  place: network.asked(reading.keepPlace).map(({ body }) => body),
});

const leftKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

test('signing out first sends stories, answers and places that only this browser has', async () => {
  await leaveWith('story', 'quiz', 'article', 'place');
  await signIn();
  expect(sentWork()).toEqual({
    story: [{ story, style: 'Manga' }],
    quiz: true,
    article: [{ article_id: articleId, user_answers: ['bones'] }],
    place: [{ chapter: 2, paragraph: 3, finished: true }],
  });
  expect(network.asked(comics.saveDraft)[0]?.token).toBe(token('first'));
  expect(leftKeys()).toEqual([]);
});

test('signing out without unsent data asks and sends nothing', async () => {
  await leaveWith();
  await signIn();
  expect(Object.values(sentWork()).flat()).toEqual([false]);
  expect(leftKeys()).toEqual([]);
});

const failures: [keyof typeof work, () => void, string][] = [
  ['story', () => network.answer(comics.draft, unreachable), 'Your story for a comic'],
  ['quiz', () => network.answer(quiz.submit, unreachable), 'Your answers of a quiz'],
  [
    'article',
    () => network.answer(articles.submit, () => refusal('server_error')),
    'Your answers of an article',
  ],
  ['place', () => network.answer(reading.keepPlace, unreachable), 'Where you are in your book'],
];

test.each(failures)(
  'data that cannot be sent is named before it is deleted: %s',
  async (kind, fail, words) => {
    fail();
    const user = await leaveWith('story', 'quiz', 'article', 'place');
    const dialog = within(await question());
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([words]);
    expect(amplify.signOut).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.getByRole('heading', { name: 'Gem Store' })).toBeTruthy();
    const before = JSON.stringify(localStorage);
    expect(before).toContain({ story, quiz: 'saltwind', article: 'bones', place: 'paragraph' }[kind]);
    await settled(() => user.click(screen.getByRole('button', { name: 'Sign out' })));
    await user.click(within(await question()).getByRole('button', { name: 'Sign out anyway' }));
    await signIn();
    expect(leftKeys()).toEqual([]);
  },
);

test('data that the server refuses permanently does not prevent signing out', async () => {
  network.answer(quiz.submit, () => refusal('quiz_overtaken'));
  network.answer(articles.submit, () => refusal('article_not_found'));
  await leaveWith('quiz', 'article');
  await signIn();
});

test('signing out waits five seconds for a server that does not answer, and can be cancelled meanwhile', async () => {
  network.answer(quiz.submit, () => new Promise(() => undefined));
  const user = await leaveWith('quiz');
  const waiting = within(await screen.findByRole('dialog', { name: 'One moment…' }));
  expect(waiting.getByRole('status').textContent).toContain('to a safe place');
  await user.click(waiting.getByRole('button', { name: 'Close' }));
  await pass(6000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await pass(4900);
  expect(screen.getByRole('dialog', { name: 'One moment…' })).toBeTruthy();
  await pass(200);
  await question();
});

const drafts: [string, object, string | null, boolean][] = [
  ['the server has none', { saved_at: '2026-11-16T14:00:00.000Z' }, null, true],
  ['the server’s is older', { saved_at: '2026-11-16T14:00:00.000Z' }, '2026-11-16T13:59:59.999Z', true],
  ['the server’s is newer', { saved_at: '2026-11-16T14:00:00.000Z' }, '2026-11-16T14:00:00.001Z', false],
  [
    'the server’s is the one that was written on, by whatever clock',
    { saved_at: '2026-11-16T14:00:00.000Z', continues: '2026-11-16T15:00:00.000Z' },
    '2026-11-16T15:00:00.000Z',
    true,
  ],
  ['the server has it', { saved_at: '2026-11-16T14:00:00.000Z', is_sent: true }, null, false],
];

test.each(drafts)(
  'a story is sent only if it is newer than the server’s: %s',
  async (_, of, saved_at, isSent) => {
    network.answer(comics.draft, () => ({
      draft: saved_at === null ? null : { story: 'Another one.', style: null, saved_at },
    }));
    const { user } = open('/store');
    await screen.findByRole('heading', { name: 'Gem Store' });
    await pass(0);
    stored('inkwren.comic.somebody', { story, style: 'Manga', ...of });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await signIn();
    expect(sentWork().story).toEqual(isSent ? [{ story, style: 'Manga' }] : []);
  },
);

test('signing out on an invitation’s page sends and deletes the data, too', async () => {
  work.quiz();
  const { user } = open('/signup#email=zoe%40home.test&code=secret');
  await user.click(await screen.findByRole('button', { name: 'Sign out and create the account' }));
  await screen.findByRole('heading', { name: 'Create your account' });
  expect(sentWork().quiz).toBe(true);
  expect(leftKeys()).toEqual([]);
});

const ways: [string, () => Promise<unknown>][] = [
  [
    'the server refuses the session',
    async () => {
      network.answer(users.me, () => refusal('unauthenticated'));
      open('/books');
    },
  ],
  [
    'the session cannot be renewed',
    async () => {
      remember(token('old', 0));
      open('/books');
      await pass(0);
    },
  ],
  [
    'the session had ended before the visit',
    async () => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('Cognito')) localStorage.removeItem(key);
      open('/books');
    },
  ],
];

test.each(ways)('no data is left and no question asked when %s', async (_, end) => {
  for (const keep of Object.values(work)) keep();
  stored('inkwren.book', 'saltwind');
  sessionStorage.setItem('quiz somebody saltwind 1-2', '{"chosen":[1]}');
  network.accepts = (sent) => sent === token('first');
  await end();
  await signIn();
  await pass(0);
  expect(leftKeys()).toEqual([]);
});

test('settings of the device are kept', async () => {
  localStorage.setItem('inkwren.reading-mode', 'pages');
  await leaveWith();
  await signIn();
  expect(leftKeys().toSorted()).toEqual(['inkwren.reading-mode']);
});

test('another user who signs in without a sign-out finds no data of the first, and loses none', async () => {
  open('/store');
  await screen.findByRole('heading', { name: 'Gem Store' });
  await pass(0);
  for (const keep of Object.values(work)) keep();
  stored('inkwren.book', 'saltwind');
  sessionStorage.setItem('quiz somebody saltwind 1-2', '{"chosen":[1]}');
  for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key);
  remember(token('ben'), 'ben');
  stored('inkwren.place ben saltwind 1', { at: 1 });
  dispatchEvent(
    new StorageEvent('storage', {
      key: 'CognitoIdentityServiceProvider.client.LastAuthUser',
      newValue: 'ben',
    }),
  );
  await pass(0);
  forgiven(/navigation/);
  expect(leftKeys().toSorted()).toEqual([
    'CognitoIdentityServiceProvider.client.LastAuthUser',
    'CognitoIdentityServiceProvider.client.ben.idToken',
    'inkwren.place ben saltwind 1',
  ]);
});

test('an open page stores no data of a user who has signed out in another tab', async () => {
  network.answer(users.me, () => person());
  const { storeFor } = await import('../../../frontend/src/lib/store-for');
  storeFor('somebody', 'inkwren.place somebody', 1);
  expect(localStorage.getItem('inkwren.place somebody')).toBe('1');
  remember(token('ben'), 'ben');
  storeFor('somebody', 'inkwren.place somebody', 2);
  expect(localStorage.getItem('inkwren.place somebody')).toBe('1');
});

test('a sign-out that the pool never answers ends after four seconds on this device, and the page reloads', async () => {
  amplify.signOut.mockImplementation(() => new Promise(() => undefined));
  await leaveWith();
  await pass(3900);
  expect(leftKeys()).not.toEqual([]);
  await pass(200);
  await signIn();
  expect(leftKeys()).toEqual([]);
  forgiven(/navigation/);
});

test('signing out everywhere first sends the data, too', async () => {
  amplify.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token('second') } });
  let sentBefore = false;
  amplify.signOut.mockImplementation(async () => {
    sentBefore = sentWork().quiz;
  });
  const { user } = open('/store');
  await screen.findByRole('heading', { name: 'Gem Store' });
  await openAccount(user);
  work.quiz();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere…' }));
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await signIn();
  expect([sentBefore, amplify.signOut.mock.calls[0]]).toEqual([true, [{ global: true }]]);
});

const openAccount = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: /: profile and settings$/ }));
  await user.click(await screen.findByRole('tab', { name: 'Account' }));
};
