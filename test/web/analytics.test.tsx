import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  analytics,
  type QuizAnalytics,
  type Summary,
  type WeekOfChild,
} from '../../contract/analytics/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { friends } from '../../contract/friends/endpoints';
import { csvOf } from '../../contract/rules/csv';
import { users } from '../../contract/users/endpoints';
import { network, open, pass, person, refusal, settled, unreachable } from '../support/screens';

const quizOf = (book_title: string, score: number, created_at: string): QuizAnalytics => ({
  id: `${book_title} ${created_at}`,
  book_id: 'a-book',
  book_title,
  start_chapter: 1,
  end_chapter: 2,
  score,
  total: 10,
  words: 200,
  created_at,
  answers: [{ question: 'Who bakes?', options: ['A', 'B'], right_answer: 'A', user_answer: 'B' }],
});

const nothing: Summary = {
  words_read: { total: 0, chat_assistant_words: 0, quiz_words: 0, article_words: 0 },
  words_written: { total: 0, chat_user_words: 0, comic_story_words: 0 },
  activity_counts: { total_quizzes: 0, total_chat_sessions: 0, total_articles: 0, total_comics: 0 },
  minutes: 0,
  right: { quizzes: null, articles: null },
  voice: { sessions: 0, minutes: 0, words_read: 0, words_written: 0 },
  books: { words: 0, pages: 0 },
  stays: { right: 0, asked: 0 },
  before: null,
  over_time: [],
};

beforeEach(() => {
  network.answer(classes.list, () => ({ classes: [] }));
  network.answer(users.me, () =>
    person({ account_type: 'teacher', age: 40, verified: true, username: 'Sam' }),
  );
  network.answer(friends.list, () => [
    {
      id: 'zoe',
      username: 'Zoe',
      email: 'zoe@home.test',
      points: 10,
      streak: 1,
      border: null,
      avatar: null,
      relationship_type: 'supervision' as const,
      since: '2026-11-10T10:00:00.000Z',
      guardian: false,
      active: true,
      classes: [],
    },
  ]);
  network.answer(friends.requests, () => ({
    incoming: [],
    outgoing: [],
    rejected: [],
    grown_ups: { asking: [], seeing: [] },
  }));
  network.answer(friends.books, () => ({ reading: [], want_to_read: [], read: [] }));
});

const visit = async (view: string) => {
  const opened = open(`/friends?child=zoe&view=${view}`);
  await screen.findByRole('heading', { level: 1 });
  for (let i = 0; i < 4; i++) await pass(0);
  return opened;
};

const heads = (user: UserEvent, name: string) =>
  settled(async () => user.click(within(screen.getByRole('table')).getByRole('button', { name })));
const firstCells = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('a child has six tabs', async () => {
  await visit('books');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Books',
    'Quizzes',
    'Chats',
    'Articles',
    'Comics',
    'Summary',
  ]);
});

const week = (username: string, standing: WeekOfChild['standing']): WeekOfChild => ({
  id: username.toLowerCase(),
  username,
  avatar: null,
  guardian: false,
  last_active: null,
  words_read: 10,
  words_written: 0,
  minutes: 1,
  activities: 1,
  book_words: 0,
  pages: username === 'Ben' ? 12 : 0,
  right: 4,
  asked: 10,
  standing,
  suggestion: standing === 'stuck' ? 'stuck' : 'quiz',
});

test('a child begins with how the week went and the next step of the adult', async () => {
  network.answer(analytics.overview, () => ({
    from: '2026-11-16',
    students: [week('Zoe', 'stuck')],
    missed: [],
    next: null,
  }));
  await visit('books');
  expect(await screen.findByText(/Go through one missed question with Zoe/)).toBeTruthy();
  expect(screen.getByText('Is stuck')).toBeTruthy();
});

describe('the list of quizzes', () => {
  const quizzes = [
    quizOf('Zebra', 5, '2026-11-01T10:00:00.000Z'),
    quizOf('Apple', 10, '2026-11-03T10:00:00.000Z'),
    quizOf('Mango', 6, '2026-11-02T10:00:00.000Z'),
  ];

  test('begins with the newest, and every column sorts in ascending, then descending order', async () => {
    network.answer(analytics.quizzes, () => ({ quizzes, next: null }));
    const { user } = await visit('quizzes');
    expect(firstCells()).toEqual(['Apple', 'Mango', 'Zebra']);
    await heads(user, 'Score');
    expect(firstCells()).toEqual(['Zebra', 'Mango', 'Apple']);
    expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('ascending');
    await heads(user, 'Score');
    expect(firstCells()).toEqual(['Apple', 'Mango', 'Zebra']);
    await heads(user, 'Date');
    expect(firstCells()).toEqual(['Zebra', 'Mango', 'Apple']);
  });

  test('has cards, the average with one decimal, and the missed skills', async () => {
    network.answer(analytics.quizzes, () => ({ quizzes, next: null }));
    await visit('quizzes');
    const cards = within(screen.getByLabelText('Quizzes in figures'));
    expect(cards.getByText('70.0%')).toBeTruthy();
    expect(cards.getByText('600')).toBeTruthy();
    expect(screen.getAllByText('10/10')).toHaveLength(1);
    expect(screen.getAllByText('Who bakes?')).toHaveLength(3);
  });

  test('is loaded page by page, for the chosen period', async () => {
    network.answer(analytics.quizzes, ({ query: { cursor } }) =>
      cursor === undefined
        ? { quizzes: quizzes.slice(0, 2), next: '01J0000000000000000000000A.1' }
        : { quizzes: quizzes.slice(2), next: null },
    );
    const { user } = await visit('quizzes');
    expect(firstCells()).toHaveLength(3);
    await settled(() => user.selectOptions(screen.getByLabelText('Period'), 'Last 7 Days'));
    await pass(0);
    expect(network.asked(analytics.quizzes).map(({ query }) => query.date_filter)).toEqual([
      undefined,
      undefined,
      '7days',
      '7days',
    ]);
  });

  test('renders only visible rows beyond two hundred, but counts all', async () => {
    const many = Array.from({ length: 700 }, (_, i) =>
      quizOf(`Book ${i}`, 5, new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString()),
    );
    network.answer(analytics.quizzes, () => ({ quizzes: many, next: null }));
    await visit('quizzes');
    const table = await screen.findByRole('table');
    expect(table.getAttribute('aria-rowcount')).toBe('701');
    expect(screen.queryAllByRole('rowheader').length).toBeLessThan(200);
  });
});

describe('a tab without an entry says so', () => {
  test.each([
    [
      'quizzes',
      'No quiz history found.',
      () => network.answer(analytics.quizzes, () => ({ quizzes: [], next: null })),
    ],
    [
      'chats',
      'No chat history found.',
      () => {
        network.answer(analytics.chats, () => ({ sessions: [], next: null, transcripts: false }));
        network.answer(analytics.voiceChats, () => ({ sessions: [], next: null, transcripts: false }));
      },
    ],
    [
      'articles',
      'No completed articles found.',
      () => network.answer(analytics.articles, () => ({ articles: [], next: null })),
    ],
    [
      'comics',
      'No comics created yet.',
      () => network.answer(analytics.comics, () => ({ comics: [], next: null })),
    ],
    ['summary', 'Nothing yet.', () => network.answer(analytics.summary, () => nothing)],
  ])('%s: without zeros and without a period to choose', async (view, text, answer) => {
    answer();
    await visit(view);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText('0')).toBeNull();
    expect(screen.queryByLabelText('Period')).toBeNull();
  });

  test('a shorter period without an entry points to a longer one', async () => {
    network.answer(analytics.quizzes, ({ query: { date_filter } }) => ({
      quizzes: date_filter === undefined ? [quizOf('Apple', 10, '2026-11-03T10:00:00.000Z')] : [],
      next: null,
    }));
    const { user } = await visit('quizzes');
    await settled(() => user.selectOptions(screen.getByLabelText('Period'), 'Last 7 Days'));
    expect(await screen.findByText('There may be more in a longer period.')).toBeTruthy();
    await settled(() => user.selectOptions(screen.getByLabelText('Period'), 'All Time'));
    expect(await screen.findByText('Apple')).toBeTruthy();
  });

  test('talks that were all aloud keep their period', async () => {
    network.answer(analytics.chats, () => ({ sessions: [], next: null, transcripts: false }));
    network.answer(analytics.voiceChats, () => ({
      sessions: [
        {
          session_id: '01J0000000000000000000000A',
          book_id: 'a-book',
          book_title: 'The Dragon',
          end_chapter: 2,
          message_count: 3,
          words_spoken: 20,
          words_heard: 90,
          duration_seconds: 130,
          created_at: '2026-11-03T10:00:00.000Z',
        },
      ],
      next: null,
      transcripts: false,
    }));
    const { user } = await visit('chats');
    expect(await screen.findByText('The Dragon')).toBeTruthy();
    expect(screen.getAllByLabelText('Period')).toHaveLength(1);
    for (const period of ['Last 7 Days', 'All Time']) {
      screen.getByLabelText('Period').focus();
      await settled(() => user.selectOptions(screen.getByLabelText('Period'), period));
      await pass(0);
      expect(document.activeElement).toBe(screen.getByLabelText('Period'));
    }
  });
});

test.each([
  ['2025-11-03', 'Zoe was last active on Nov 3, 2025.'],
  [null, /^As soon as Zoe has read a chapter/],
])('a report on thirty days without reading names the last active day (%s)', async (last_active, text) => {
  network.answer(analytics.summary, () => nothing);
  network.answer(analytics.overview, () => ({
    from: '2026-11-16',
    students: [{ ...week('Zoe', 'stuck'), last_active }],
    missed: [],
    next: null,
  }));
  await visit('report');
  expect(await screen.findByText('Nothing in these 30 days.')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('a report without the last active day says nothing of the time before', async () => {
  network.answer(analytics.summary, () => nothing);
  network.answer(analytics.overview, () => refusal('server_error'));
  await visit('report');
  expect(await screen.findByText('Nothing in these 30 days.')).toBeTruthy();
  expect(screen.queryByText('Nothing yet.')).toBeNull();
});

const idle = { words_read: 0, words_written: 0, minutes: 0, activities: 0 };
const thirtyDays = [
  { ...idle, from: '2026-11-01' },
  { ...idle, from: '2026-11-30' },
];

test.each<[string, Partial<Summary>]>([
  ['read 2,000 words in books and read 1 page on paper.', { books: { words: 2000, pages: 1 } }],
  [
    'read 300 words outside books, was active for 12 minutes outside books, took 1 quiz, wrote 40 words, and talked aloud for 5 minutes.',
    {
      words_read: { ...nothing.words_read, total: 300 },
      words_written: { ...nothing.words_written, total: 40 },
      activity_counts: { ...nothing.activity_counts, total_quizzes: 1 },
      minutes: 12,
      voice: { ...nothing.voice, sessions: 1, minutes: 5 },
    },
  ],
])('a report says in a sentence only what the child did: %s', async (said, done) => {
  network.answer(analytics.summary, () => ({ ...nothing, ...done, over_time: thirtyDays }));
  await visit('report');
  expect(await screen.findByText(`From Nov 1 to Nov 30 Zoe ${said}`)).toBeTruthy();
});

test('a report on activities without words or minutes has no sentence', async () => {
  network.answer(analytics.summary, () => ({
    ...nothing,
    activity_counts: { ...nothing.activity_counts, total_chat_sessions: 1 },
    over_time: thirtyDays,
  }));
  await visit('report');
  expect(await screen.findByLabelText('Totals')).toBeTruthy();
  expect(screen.queryByText(/^From Nov 1/)).toBeNull();
});

test('the page of a child has no placeholder left when the list of children fails', async () => {
  network.answer(friends.list, () => refusal('server_error'));
  network.answer(analytics.summary, () => nothing);
  const { container } = await visit('summary');
  await pass(10_000);
  expect(await screen.findByText('Nothing yet.')).toBeTruthy();
  expect(container.querySelector('.h-56')).toBeNull();
});

test('a refusal shows the server’s message, and can be retried', async () => {
  network.answer(analytics.summary, () => refusal('relation_not_found'));
  await visit('summary');
  expect(await screen.findByText('Error: You are not connected any more.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the summary has totals, parts, counts and a comparison with the previous period', async () => {
  network.answer(analytics.summary, ({ query: { date_filter } }) => ({
    ...nothing,
    words_read: { total: 1234, chat_assistant_words: 34, quiz_words: 1000, article_words: 200 },
    before:
      date_filter === undefined ? null : { words_read: 1000, words_written: 0, minutes: 0, activities: 2 },
    over_time: [
      { from: '2026-10-01', words_read: 0, words_written: 0, minutes: 0, activities: 0 },
      { from: '2026-11-01', words_read: 1234, words_written: 0, minutes: 0, activities: 3 },
    ],
  }));
  const { user } = await visit('summary');
  expect(within(screen.getByLabelText('Totals')).getByText('1,234')).toBeTruthy();
  const parts = within(screen.getByRole('region', { name: 'Words Read' })).getAllByRole('term');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Quiz Content', 'Articles', 'Chat Responses']);
  expect(screen.getByRole('region', { name: 'Words Written' }).textContent).toContain(
    'Chat Messages, Comic Stories: none',
  );
  expect(screen.getByRole('img', { name: /Words read, by month. Nov 2026: 1234/ })).toBeTruthy();
  await settled(() => user.selectOptions(screen.getByLabelText('Period'), 'Last 30 Days'));
  await pass(0);
  expect(screen.getByText('234 more than before')).toBeTruthy();
});

describe('the list of talks', () => {
  beforeEach(() => {
    network.answer(analytics.voiceChats, () => ({ sessions: [], next: null, transcripts: false }));
    network.answer(analytics.chats, () => ({ sessions: [], next: null, transcripts: false }));
  });

  const talk = {
    session_id: '01J0000000000000000000000A',
    book_id: 'a-book',
    book_title: 'The Dragon',
    character: 'Wren',
    end_chapter: 2,
    message_count: 3,
    words_written: 12,
    words_read: 60,
    created_at: '2026-11-03T10:00:00.000Z',
  };

  test('opens talks only with the permission to read them, and says that the child sees it', async () => {
    network.answer(analytics.chats, () => ({ sessions: [talk], next: null, transcripts: true }));
    network.answer(analytics.transcript, () => ({
      book_title: 'The Dragon',
      messages: [
        {
          message_role: 'user' as const,
          message_content: 'I like it',
          character: null,
          created_at: talk.created_at,
        },
      ],
    }));
    const { user } = await visit('chats');
    await settled(() => user.click(screen.getByRole('button', { name: /Read the talk about The Dragon/ })));
    await pass(0);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Zoe can see that you have looked at this.')).toBeTruthy();
    expect(dialog.getByText('I like it')).toBeTruthy();
    expect(network.asked(analytics.transcript)).toHaveLength(1);
  });

  test('has a separate block of voice chats with minutes and words, and opens only those with words', async () => {
    const aloud = { ...talk, words_spoken: 20, words_heard: 90, duration_seconds: 130 };
    network.answer(analytics.voiceChats, () => ({
      sessions: [aloud, { ...aloud, session_id: `${talk.session_id.slice(0, -1)}B`, message_count: 0 }],
      next: null,
      transcripts: true,
    }));
    await visit('chats');
    expect(await screen.findByText(/There is no sound to hear/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Read the talk/ })).toHaveLength(1);
    expect(within(screen.getByLabelText('Voice chats in figures')).getByText('180')).toBeTruthy();
  });

  test.each([
    ['other', 'Zoe can talk with Wren aloud where you have allowed it.'],
    [
      'teacher',
      'Zoe can talk with Wren aloud where that is allowed: a guardian, or a student who decides alone, can switch it on.',
    ],
  ] as const)('tells a %s who can allow voice chats when there are none', async (account_type, text) => {
    network.answer(users.me, () => person({ account_type, username: 'Sam' }));
    await visit('chats');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('keeps talks closed without the permission, and says who can give it', async () => {
    network.answer(analytics.chats, () => ({ sessions: [talk], next: null, transcripts: false }));
    await visit('chats');
    expect(await screen.findByText('The Dragon')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Read the talk/ })).toBeNull();
    expect(screen.getByText(/is not open to you/)).toBeTruthy();
  });
});

test('the last seven days name inactive and stuck students, and missed skills', async () => {
  network.answer(analytics.overview, () => ({
    from: '2026-11-16',
    students: [week('Ada', 'well'), week('Ben', 'away'), week('Cleo', 'stuck')],
    missed: [
      {
        book_title: 'The Dragon',
        chapter: 1,
        question: 'Who bakes?',
        right_answer: 'Bo',
        missed: 2,
        asked: 3,
      },
      {
        book_title: 'The Dragon',
        chapter: 2,
        question: 'Who eats?',
        right_answer: 'Al',
        missed: 1,
        asked: 1,
      },
    ],
    next: null,
  }));
  open('/friends?tab=week');
  expect(await screen.findByText('Who bakes?')).toBeTruthy();
  expect(screen.getByText('Quiet week')).toBeTruthy();
  // In the summary of the week and in the child's row.
  expect(screen.getAllByText('Is stuck')).toHaveLength(2);
  expect(screen.getByText('One is stuck. One had a quiet week.').parentElement?.textContent).toMatch(
    /Begin with Cleo: The quizzes were hard/,
  );
  expect(screen.getByText(/Asked 3 times, and missed twice\./)).toBeTruthy();
  expect(screen.getByText(/Asked once, and missed\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pages on paper' })).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Ben/ })).getByText('12')).toBeTruthy();
  const print = jest.fn();
  window.print = print;
  screen.getByRole('button', { name: 'Print this page' }).click();
  expect(print).toHaveBeenCalledTimes(1);
});

test('without a network a tab says what failed, and can be retried', async () => {
  network.answer(analytics.articles, unreachable);
  await visit('articles');
  expect(await screen.findByText(/^Error: /)).toBeTruthy();
});

test('an exported file has no cell that a spreadsheet would execute', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'];
  expect(csvOf([[...formulas, 'a "quoted" word', 'plain', 5, null]])).toBe(
    `\uFEFF${formulas.map((text) => `"'${text}"`).join(',')},"a ""quoted"" word","plain",5,""\r\n`,
  );
});
