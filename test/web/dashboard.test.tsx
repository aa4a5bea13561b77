import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { analytics, type WeekOfChild } from '../../contract/analytics/endpoints';
import { books } from '../../contract/books/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { type Dashboard, dashboard, type OpenBook } from '../../contract/dashboard/endpoints';
import { friends } from '../../contract/friends/endpoints';
import { recommendations } from '../../contract/recommendations/endpoints';
import { shop } from '../../contract/shop/endpoints';
import { shopFamily } from '../../contract/shop/family';
import { type Me, users } from '../../contract/users/endpoints';
import { answerDashboard, board, openBook, openDashboard, recommendation, rows } from '../support/dashboard';
import { purchase } from '../support/purchases';
import { book, network, open, pass, person, refusal, unreachable } from '../support/screens';

const region = (name: string) => within(screen.getByRole('region', { name }));

const full: Partial<Dashboard> = {
  reading: [openBook(), openBook({ id: 'pond', title: 'The Old Pond' })],
  board: board({ rows: rows('Ben', 'Cleo') }),
  recommendations: [recommendation('Kite Weather')],
};

const links = (name: string) =>
  region(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the first screen loads everything but the news of the day with one call', async () => {
  openDashboard(full);
  await screen.findByRole('link', { name: /^Kite Weather/ });
  expect(region('Saltwind').getByRole('link', { name: 'Take a quiz' })).toBeTruthy();
  expect(region('Your books').getByRole('link', { name: /^The Old Pond/ })).toBeTruthy();
  expect(region('Best of the week').getByText('Ben')).toBeTruthy();
  expect(network.asked(dashboard.get)).toHaveLength(1);
  expect(network.asked(books.lists)).toEqual([]);
  expect(network.asked(recommendations.list)).toEqual([]);
});

const readable = { reading_grade: 3, total_chapters: 3 } as const;

test.each<[string, Partial<OpenBook>, string, [string, string][]]>([
  [
    'whose text is here',
    readable,
    'Mara Quill',
    [
      ['Read it here', '/read/saltwind'],
      ['Take a quiz', '/books?book=saltwind'],
    ],
  ],
  [
    'that is open in a chapter',
    { ...readable, place: { chapter: 2, finished: 1 }, asked: 1 },
    'Chapter 2 of 3',
    [
      ['Read on', '/read/saltwind/2'],
      ['Take a quiz', '/books?book=saltwind'],
    ],
  ],
  [
    'with chapters that were read but not asked about',
    { ...readable, place: { chapter: 3, finished: 2 } },
    'Chapter 3 of 3',
    [
      ['Quiz on chapters 1 to 2', '/quiz?book=saltwind&end=2'],
      ['Read on', '/read/saltwind/3'],
    ],
  ],
  [
    'that is read to the end, with a chapter to ask about',
    { ...readable, place: { chapter: 3, finished: 3 }, asked: 2 },
    'Read to the end',
    [['Quiz on chapter 3', '/quiz?book=saltwind&end=3']],
  ],
  [
    'whose chapters are all read and asked about',
    { ...readable, place: { chapter: 3, finished: 3 }, asked: 3 },
    'Read to the end',
    [['Give it your stars', '/books?book=saltwind']],
  ],
  [
    'that can be read here, after a quiz on chapters that were read on paper',
    { ...readable, asked: 1 },
    'Up to chapter 1 of 3',
    [
      ['Read on', '/read/saltwind/2'],
      ['Take a quiz', '/books?book=saltwind'],
    ],
  ],
  ['on paper', { asked: 2 }, 'Up to chapter 2 of 3', [['Take a quiz', '/books?book=saltwind']]],
  [
    'that Wren does not know',
    { quiz_possible: false, processing_status: 'failed', total_chapters: null },
    'Mara Quill',
    [['Open the book', '/books?book=saltwind']],
  ],
])('the next step with a book %s', async (_, of, state, steps) => {
  openDashboard({ reading: [openBook({ thumbnail: '/covers/saltwind.svg', ...of })] });
  await screen.findByRole('heading', { name: 'Saltwind' });
  expect(region('Saltwind').getByText(state)).toBeTruthy();
  expect(links('Saltwind')).toEqual(steps);
});

test('without an open book the first step is a recommended book that can be read here', async () => {
  const idea = { ...recommendation('Foxglove'), reading_grade: 2 };
  openDashboard({ recommendations: [recommendation('Kite Weather'), idea] });
  await screen.findByRole('heading', { name: 'Foxglove' });
  expect(links('Foxglove')).toEqual([
    ['Read it here', '/read/foxglove'],
    ['Find my book', '/books'],
  ]);
});

test('without a proposed book the first step is the search', async () => {
  openDashboard();
  await screen.findByRole('heading', { name: 'Which book are you reading?' });
  expect(links('Which book are you reading?')).toEqual([['Find my book', '/books']]);
});

test('the three activities of the day link to their screens, and finished ones say so', async () => {
  openDashboard({ ...full, today: { articles: 2, comic: false, talk: true } });
  await screen.findByText('2 of 3 done');
  expect(links('Today')).toEqual([
    ['Daily Article2 of 5 donedone', '/articles'],
    ['Daily ComicYour story, drawn', '/comics'],
    ['ChatYou talked todaydone', '/books?book=saltwind&do=chat'],
  ]);
});

test('a talk covers the chapters that the child has read', async () => {
  openDashboard({ reading: [openBook({ ...readable, place: { chapter: 3, finished: 2 } })] });
  await screen.findByRole('heading', { name: 'Saltwind' });
  expect(links('Today').at(-1)).toEqual(['ChatWrite with Wren', '/chat?book=saltwind&end=2']);
});

test('a day with all activities done says so, and a talk without a book begins with the choice of one', async () => {
  openDashboard({ today: { articles: 1, comic: true, talk: true } });
  await screen.findByText('All three done!');
  expect(links('Today').at(-1)).toEqual(['ChatYou talked todaydone', '/books']);
});

test('a grown-up who asks is announced, and the answer is one tap away', async () => {
  openDashboard({ grown_up_asks: true });
  expect(await screen.findByText(/A grown-up asks to see your reading/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/friends?tab=requests');
});

test('the gems link to their history', async () => {
  openDashboard({ me: person({ gems: 12 }) });
  const gems = await screen.findByRole('link', { name: '12 gems' });
  expect(gems.getAttribute('href')).toBe('/gems');
});

test('a planned activity is announced without a link', async () => {
  openDashboard(full);
  expect((await screen.findByText('Battle')).closest('a')).toBeNull();
  expect(screen.getByText('Coming soon')).toBeTruthy();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(['/books', '/articles', '/comics', '/leaderboard']));
});

const week = (username: string, of: Partial<WeekOfChild> = {}): WeekOfChild => ({
  id: username.toLowerCase(),
  username,
  avatar: null,
  guardian: false,
  last_active: '2026-11-15',
  words_read: 1200,
  words_written: 90,
  minutes: 35,
  activities: 4,
  book_words: 0,
  pages: 0,
  right: 8,
  asked: 10,
  standing: 'well',
  suggestion: 'many_days',
  ...of,
});

const openAdult = (account_type: 'teacher' | 'other', students: WeekOfChild[] = [], of: Partial<Me> = {}) => {
  network.answer(analytics.overview, () => ({ from: '2026-11-10', students, missed: [], next: null }));
  return openDashboard({ today: null, me: person({ account_type, book_recs: ['kite-weather'], ...of }) });
};

test.each([
  ['teacher', '3students2classes2active in 7 days70minutes in 7 days'],
  ['other', '3children2active in 7 days70minutes in 7 days'],
] as const)('a grown-up (%s) sees figures of children instead of points', async (account_type, numbers) => {
  const one = { code: null, archived_at: null, created_at: '2026-09-01T08:00:00.000Z' };
  network.answer(classes.list, () => ({
    classes: [
      { ...one, id: '01ARZ3NDEKTSV4RRFFQ69G5FAA', name: '3a' },
      { ...one, id: '01ARZ3NDEKTSV4RRFFQ69G5FAB', name: '3b' },
      { ...one, id: '01ARZ3NDEKTSV4RRFFQ69G5FAC', name: 'Old', archived_at: '2026-10-01T08:00:00.000Z' },
    ],
  }));
  openAdult(account_type, [week('Ada'), week('Ben'), week('Cleo', { activities: 0, minutes: 0 })]);
  expect((await screen.findByRole('region', { name: 'Your numbers' })).textContent).toBe(numbers);
});

test.each([
  ['teacher', 'students'],
  ['other', 'children'],
] as const)('a grown-up (%s) sees the week of the %s, stuck ones first', async (account_type, words) => {
  openAdult(account_type, [
    week('Ada', { avatar: 'owl' }),
    week('Ben', { standing: 'away', activities: 0, suggestion: 'come_back' }),
    week('Cleo', { standing: 'stuck', suggestion: 'stuck' }),
    week('Dan', { standing: 'new', activities: 0, suggestion: 'begin' }),
    week('Eve', { standing: 'early', suggestion: 'talk_about_it' }),
    week('Fay', { standing: 'steady', suggestion: 'quiz' }),
  ]);
  const title = `Your ${words} in the last seven days`;
  const ada = await screen.findByRole('link', { name: /Ada/ });
  expect(ada.querySelector('img')?.getAttribute('src')).toBe('/things/avatar-owl.svg');
  const rows = links(title).slice(1);
  expect(rows.map(([, address]) => address)).toEqual(
    ['cleo', 'ben', 'dan', 'eve', 'fay', 'ada'].map((id) => `/friends?child=${id}&view=summary`),
  );
  expect(rows.map(([text]) => text)).toEqual([
    expect.stringMatching(
      /^.?CleoIs stuck4 activities, 1,200 words read, 35 minutes The quizzes were hard\./,
    ),
    expect.stringMatching(/BenQuiet weekNo quiz, article, comic or talk in these seven days .*Ask Ben /),
    expect.stringMatching(/DanNew hereNothing yet Choose a book /),
    expect.stringMatching(/EveToo early to say.*whom in the book would Eve like as a friend, and why\?$/),
    expect.stringMatching(/FayKeeps reading.*Ask what happened in the last chapter/),
    expect.stringMatching(/AdaReads well.*Ada kept at it on most days/),
  ]);
  expect(links(title)[0]).toEqual(['The whole week', '/friends?tab=week']);
  for (const text of [
    'points',
    'Weekly challenge',
    'Streak gems',
    'Best of the week',
    'Battle',
    'Books for you',
  ])
    expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your books' })).toBeNull();
});

test('what a child has read in books and on paper stands in its week, also without any activity', async () => {
  openAdult('other', [
    week('Ada', { book_words: 1250, pages: 1 }),
    week('Ben', { activities: 0, standing: 'early', pages: 24 }),
  ]);
  expect((await screen.findByRole('link', { name: /Ada/ })).textContent).toContain(
    '35 minutes, 1,250 words in books here, 1 page on paper',
  );
  expect(screen.getByRole('link', { name: /Ben/ }).textContent).toMatch(
    /BenToo early to say24 pages on paper /,
  );
});

test('a guardian’s child leads to its page in one tap', async () => {
  openAdult('other', [week('Ada', { guardian: true }), week('Ben')]);
  const ada = await screen.findByRole('link', { name: /Ada/ });
  expect(ada.getAttribute('href')).toBe('/children/ada');
  expect(screen.getByRole('link', { name: /Ben/ }).getAttribute('href')).toBe(
    '/friends?child=ben&view=summary',
  );
});

test.each([
  ['a parent', 'other', 'Add children', '/consent/children'],
  ['a teacher', 'teacher', 'Add students', '/friends?tab=add'],
] as const)('%s without a child gets a link to the page that adds one', async (_, type, name, to) => {
  openAdult(type);
  const add = await screen.findByRole('link', { name });
  expect(add.getAttribute('href')).toBe(to);
});

test('a grown-up sees pending requests', async () => {
  openAdult('other');
  network.answer(friends.requests, () => ({
    incoming: [],
    outgoing: [
      {
        id: 'ben',
        user: { id: 'ben', username: 'Ben', points: null, streak: null, avatar: null },
        created_at: '2026-11-15T10:00:00Z',
      },
    ],
    rejected: [],
    grown_ups: { asking: [], seeing: [] },
  }));
  expect(await screen.findByText('Your request to see what Ben reads waits for an answer.')).toBeTruthy();
  expect(screen.queryByText('Nothing waits for an answer.')).toBeNull();
});

test.each([
  ['teacher', 'prize', 'Zoe asks you for “A kite”.'],
  ['other', 'family', 'Zoe has earned “A kite” from you.'],
] as const)(
  'a grown-up (%s) sees a purchase (%s) that is waiting in the store',
  async (account, type, words) => {
    openAdult(account);
    const bought = purchase({ type, item_name: 'A kite' });
    network.answer(shopFamily.family, () => ({
      rewards: [],
      orders: [{ child_id: 'zoe', username: 'Zoe', purchase: bought }],
    }));
    const link = await screen.findByRole('link', { name: words });
    expect(link.getAttribute('href')).toBe('/store');
    expect(screen.queryByText('Nothing waits for an answer.')).toBeNull();
  },
);

test('pending requests that fail to load show a message and can be retried', async () => {
  const user = openAdult('teacher');
  network.answer(shopFamily.family, unreachable);
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for a yes' }));
  await pass(10_000);
  expect(waiting.queryByText('Nothing waits for an answer.')).toBeNull();
  network.answer(shopFamily.family, () => ({ rewards: [], orders: [] }));
  await user.click(waiting.getByRole('button', { name: 'Try again' }));
  expect(await waiting.findByText('Nothing waits for an answer.')).toBeTruthy();
});

test('without pending requests the list says so', async () => {
  openAdult('teacher');
  expect(await screen.findByText('Nothing waits for an answer.')).toBeTruthy();
});

test('a teacher who is not verified yet reads why', async () => {
  openAdult('teacher', [], { verified: false });
  expect(await screen.findByText(/^An operator of Inkwren still has to verify you/)).toBeTruthy();
});

test('a grown-up gets recommended books only on request', async () => {
  const user = openAdult('teacher');
  network.answer(
    dashboard.get,
    () =>
      ({
        ...full,
        finished: [],
        today: null,
        goal: null,
        gifts: [],
        recall: null,
        grown_up_asks: false,
        me: person({ account_type: 'teacher' }),
      }) as never,
  );
  await user.click(await screen.findByRole('button', { name: 'Recommend books to me' }));
  expect(await screen.findByRole('region', { name: 'Books for you' })).toBeTruthy();
});

test.each([
  [null, '/leaderboard'],
  ['Maple School', '/leaderboard?scope=school'],
])('a grown-up with the school %s has a link to the leaderboard', async (school, address) => {
  openAdult('teacher', [], { school });
  const link = await screen.findByRole('link', { name: 'Open the leaderboard' });
  expect(link.getAttribute('href')).toBe(address);
});

test('an operator has a link to the operators’ screen', async () => {
  openDashboard({
    me: person({ account_type: 'teacher', role: 'operator' }),
    today: null,
    board: null,
    recommendations: null,
  });
  const link = await screen.findByRole('link', { name: /^Open the operator/ });
  expect(link.getAttribute('href')).toBe('/operator');
  for (const name of ['Your books', 'Books for you', 'Waiting for a yes'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(network.asked(recommendations.list)).toEqual([]);
});

test('loading content has reserved space', async () => {
  network.answer(dashboard.get, () => new Promise(() => undefined));
  const { user } = open('/books');
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  const today = await screen.findByRole('region', { name: 'Today' });
  expect(today.getAttribute('aria-busy')).toBe('true');
  expect(within(today).queryByText(/of 3 done$/)).toBeNull();
  expect(screen.getByRole('link', { name: '2 gems' })).toBeTruthy();
  expect(screen.queryByText('Which book are you reading?')).toBeNull();
});

test.each([
  ['no network', unreachable, /^Connection error\./],
  ['trouble on the other side', () => refusal('server_error'), /^Something went wrong on our side\./],
])('%s: one message is shown, with a retry', async (_, answer, words) => {
  network.answer(dashboard.get, answer);
  const { user } = open('/books');
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await pass(10_000);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(screen.getByRole('link', { name: 'Find my book' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Weekly challenge' })).toBeNull();
  answerDashboard(full);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Saltwind' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a returning user sees changes without a separate call for the record', async () => {
  const user = openDashboard(full);
  await screen.findByRole('link', { name: /^Kite Weather/ });
  await user.click(screen.getByRole('link', { name: 'Books' }));
  await screen.findByRole('combobox');
  const before = network.asked(users.me).length;
  answerDashboard({
    ...full,
    me: person({ points: 999 }),
    reading: [openBook({ id: 'new', title: 'Foxglove' })],
  });
  await pass(60_000);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Foxglove' })).toBeTruthy();
  expect(screen.getByText('999')).toBeTruthy();
  expect(network.asked(dashboard.get)).toHaveLength(2);
  expect(network.asked(users.me)).toHaveLength(before);
});

test('an older answer does not revert a newer change', async () => {
  const answer = Promise.withResolvers<Dashboard>();
  network.answer(dashboard.get, () => answer.promise);
  const { user } = open('/books');
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  network.answer(users.update, () => person({ username: 'Robin' }));
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  const name = await screen.findByRole('textbox', { name: 'Username' });
  await user.clear(name);
  await user.type(name, 'Robin');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await pass(0);
  answer.resolve({
    me: person(),
    reading: [],
    finished: [],
    today: null,
    goal: null,
    gifts: [],
    recall: null,
    grown_up_asks: false,
    board: board(),
    recommendations: [],
  });
  await pass(0);
  expect(screen.getByText('Which book are you reading?')).toBeTruthy();
  expect(screen.getByText(/Robin!$/)).toBeTruthy();
});

test.each([
  [{ name: 'A bookmark', type: 'prize' }, 2, '12 more gems to the bookmark'],
  [{ name: 'Leaf wreath', type: 'border' }, 13, '1 more gem to the leaf wreath'],
  [{ name: 'A trip to the zoo', type: 'family' }, 2, '12 more gems to “A trip to the zoo”'],
  [{ name: 'Penny the snail', type: 'companion' }, 15, 'You have enough gems for Penny the snail!'],
] as const)('the dashboard shows a child’s savings goal: %j', async (of, gems, words) => {
  openDashboard({ me: person({ gems }), goal: { id: 'one', gem_cost: 14, ...of } });
  const link = await screen.findByRole('link', { name: words });
  expect(link.getAttribute('href')).toBe('/store');
  expect(screen.getByRole('progressbar', { name: 'Gems saved' })).toBeTruthy();
});

describe('Wren’s nest', () => {
  const finished = ['saltwind', 'goalkeeper-of-gull-street', 'some-other-book', 'the-moons-night-light'];
  const openNest = async () => {
    network.answer(books.lists, () => ({
      reading: [],
      want_to_read: [],
      read: finished.map((id) => ({ ...book({ id, title: `Title of ${id}` }), rating: 5 })),
    }));
    network.answer(shop.purchases, () =>
      (['hat', 'rest_day'] as const).map((type) => ({
        id: type,
        item_id: `${type}-one`,
        item_name: `A ${type}`,
        type,
        gem_cost: 1,
        status: 'fulfilled' as const,
        fulfilled: true,
        reason: null,
        created_at: '2026-11-16T12:00:00.000Z',
      })),
    );
    const user = openDashboard({ ...full, finished });
    return { user, shell: await screen.findByRole('button', { name: 'a shell, from a finished book' }) };
  };

  test('contains a keepsake of each finished book, and a tap shows its origin and purchases', async () => {
    const { user, shell } = await openNest();
    await user.click(shell);
    const dialog = within(await screen.findByRole('dialog', { name: 'Wren’s nest' }));
    const [gathered, bought] = await dialog.findAllByRole('list');
    const things = within(gathered as HTMLElement).getAllByRole('listitem');
    expect(things.map(({ textContent }) => textContent)).toEqual([
      'a shell fromTitle of saltwind',
      'a football fromTitle of goalkeeper-of-gull-street',
      expect.stringMatching(/ fromTitle of some-other-book$/),
      'a night light fromTitle of the-moons-night-light',
    ]);
    expect(things.map((one) => one.getAttribute('aria-current'))).toEqual(['true', null, null, null]);
    // A rest day is not shown in the nest.
    expect(bought?.textContent).toBe('A hat');
    expect(dialog.getByRole('button', { name: 'Print the poster' })).toBeTruthy();
  });

  test('shows the first three beside Wren, and all of them on request', async () => {
    const { user } = await openNest();
    expect(screen.getAllByRole('button', { name: /, from a finished book$/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Everything in Wren’s nest: 1 more' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wren’s nest' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(5);
  });
});
