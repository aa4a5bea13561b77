import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Comic, comics } from '../../contract/comics/endpoints';
import { comicsErrors } from '../../contract/comics/errors';
import { users } from '../../contract/users/endpoints';
import { noComic } from '../support/no-comic';
import { network, open, pass, person, refusal } from '../support/screens';

const layout = (width: number, height: number, name: string) => ({
  webp: `/media/comics/${name}.webp`,
  png: `/media/comics/${name}.png`,
  width,
  height,
});

const comic = (of: Partial<Comic> = {}): Comic => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  image_url: '/media/comics/grid.png',
  pictures: { grid: layout(1072, 1072, 'grid'), strip: layout(544, 2128, 'strip') },
  alt: ['Panel 1: a map.', 'Panel 2: a forest.', 'Panel 3: a dragon.', 'Panel 4: a fire.'],
  story: 'Once upon a time.',
  comic_style: 'Manga',
  likes: 0,
  user_has_liked: false,
  user_id: 'someone',
  username: 'ben reader',
  is_own: false,
  points: 50,
  completion_points: 50,
  created_at: '2026-11-16T15:00:00.000Z',
  daily_comic_prompts: { prompt: 'A door appears.' },
  ...of,
});

const story = 'The frog jumped over the wall. '.repeat(14).trim();

beforeEach(() => {
  network.answer(comics.daily, () => ({
    prompt: { id: 'prompt-1', prompt: 'A door appears.' },
    days_ago: 0,
  }));
  network.answer(comics.today, () => ({ comics: [], user_has_submitted: false }));
  network.answer(comics.mine, () => ({ comics: [], next: null }));
  network.answer(comics.progress, () => noComic);
  network.answer(comics.draft, () => ({ draft: null }));
  network.answer(comics.saveDraft, () => ({ saved_at: '2026-11-16T15:00:00.000Z' }));
});

const withDraft = () =>
  network.answer(comics.draft, () => ({
    draft: { story, style: 'Manga' as const, saved_at: '2026-11-16T15:00:00.000Z' },
  }));

const box = () => screen.findByRole('textbox', { name: 'Your story' });
const create = () => screen.getByRole('button', { name: 'Create my comic' });

test('the page counts words up to 80, and a comic needs a style', async () => {
  const { user } = open('/comics');
  await screen.findByText('A door appears.');
  await user.type(await box(), 'A frog sings.');
  expect(screen.getByText('Story must be at least 80 words. Current word count: 3')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3');
  expect(create()).toHaveProperty('disabled', true);
});

test.each([
  [0, '0 words of 80. Begin with one sentence!', false],
  [1, '1 word of 80. 79 to go!', false],
  [79, '79 words of 80. 1 to go!', false],
  [80, '80 words. Enough for a comic! You can go on writing.', true],
  [800, '800 words. Enough for a comic! You can go on writing.', true],
  [801, '801 words. Story must be at most 800 words.', false],
])('a story of %i words shows how many words are missing or too many', async (words, said, isReady) => {
  const text = Array.from({ length: words }, () => 'owl').join(' ');
  network.answer(comics.draft, () => ({
    draft: { story: text, style: 'Manga' as const, saved_at: '2026-11-16T15:00:00.000Z' },
  }));
  open('/comics');
  expect(await box()).toHaveProperty('value', text);
  expect(screen.getByText(said)).toBeTruthy();
  expect(create()).toHaveProperty('disabled', !isReady);
  expect(screen.queryAllByText(/Story must be at least 80 words/)).toHaveLength(
    words > 0 && words < 80 ? 1 : 0,
  );
});

test('a saved draft is restored without a violation, and saved again after ten seconds of rest', async () => {
  withDraft();
  const { user } = open('/comics');
  expect(await box()).toHaveProperty('value', story);
  expect(create()).toHaveProperty('disabled', false);
  await user.type(await box(), ' End.');
  expect(network.asked(comics.saveDraft)).toHaveLength(0);
  await pass(10_000);
  expect(network.asked(comics.saveDraft).map(({ body }) => body)).toEqual([
    { story: `${story} End.`, style: 'Manga', promptId: 'prompt-1' },
  ]);
  expect(await screen.findByText('Your story is kept safe.')).toBeTruthy();
});

test('while a story is drawn the page shows the progress, then the comic and its points', async () => {
  withDraft();
  let finish: (answer: ReturnType<typeof finished>) => void = () => undefined;
  const finished = () => ({
    state: 'finished' as const,
    stage: null,
    comic: comic({ is_own: true }),
    help: null,
    is_todays: true,
    comes_later: false,
  });
  network.answer(
    comics.generate,
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { user } = open('/comics');
  await box();
  await user.click(create());
  expect(document.activeElement).toBe(screen.getByText('Wren is sharpening the pencils…'));
  expect(network.asked(comics.generate).map(({ body }) => body)).toEqual([
    { story, style: 'Manga', promptId: 'prompt-1' },
  ]);
  await act(async () => finish(finished()));
  const dialog = await screen.findByRole('dialog', { name: 'Your comic is ready!' });
  expect(within(dialog).getByText('+50 points')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Look at it' }));
  const page = await screen.findByRole('dialog', { name: 'My comic' });
  expect(within(page).getByRole('img', { name: /Panel 1: a map/ })).toHaveProperty('width', 1072);
  expect(within(page).getByRole('button', { name: 'Save picture' })).toBeTruthy();
});

test('the collections come when it is known what stands above them', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  network.answer(comics.progress, async () => {
    await held;
    return noComic;
  });
  open('/comics');
  await screen.findByRole('heading', { level: 1 });
  await pass(0);
  expect(screen.queryByRole('region', { name: 'My comics' })).toBeNull();
  release();
  expect(await screen.findByRole('region', { name: 'My comics' })).toBeTruthy();
});

test('on a day whose comic is done, it can be looked at, and a book is next', async () => {
  const own = comic({ is_own: true });
  network.answer(comics.progress, () => ({ ...noComic, state: 'finished' as const, comic: own }));
  network.answer(comics.today, () => ({ comics: [], user_has_submitted: true }));
  const { user } = open('/comics');
  expect(await screen.findByRole('heading', { name: 'Your comic of today is done!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read a book' }).getAttribute('href')).toBe('/books');
  await user.click(await screen.findByRole('button', { name: 'Look at it' }));
  expect(await screen.findByRole('dialog', { name: 'My comic' })).toBeTruthy();
});

test('a story that is being drawn is not saved as a draft, unless it is refused', async () => {
  withDraft();
  const answers: ((refused: ReturnType<typeof refusal>) => void)[] = [];
  network.answer(comics.generate, () => new Promise((resolve) => answers.push(resolve)));
  const { user } = open('/comics');
  await user.type(await box(), ' End.');
  await user.click(create());
  await pass(20_000);
  expect(network.asked(comics.saveDraft)).toHaveLength(0);
  await act(async () => answers[0]?.(refusal('comic_failed')));
  await pass(10_000);
  expect(network.asked(comics.saveDraft).map(({ body }) => body)).toEqual([
    { story: `${story} End.`, style: 'Manga', promptId: 'prompt-1' },
  ]);
});

test('a story that is refused after its drawing has begun gets the reason', async () => {
  withDraft();
  const drawing = { ...noComic, state: 'drawing' as const, stage: 'drawing' as const };
  network.answer(comics.generate, () => drawing);
  const { user } = open('/comics');
  await box();
  network.answer(comics.progress, () => drawing);
  await user.click(create());
  await screen.findByText('Wren is painting your comic…');
  const { text: error } = comicsErrors.comic_not_drawn;
  network.answer(comics.progress, () => ({
    ...noComic,
    state: 'refused' as const,
    refusal: { error, code: 'comic_not_drawn' as const },
  }));
  await pass(3000);
  expect((await screen.findByText(error)).className).toContain('bg-sun-soft');
  expect(await box()).toHaveProperty('value', story);
});

test('a child who returns while a comic is drawn sees the progress, then the comic', async () => {
  network.answer(comics.progress, () => ({
    ...noComic,
    state: 'drawing' as const,
    stage: 'drawing' as const,
  }));
  open('/comics');
  expect(await screen.findByText('Wren is painting your comic…')).toBeTruthy();
  network.answer(comics.progress, () => ({
    ...noComic,
    state: 'finished' as const,
    comic: comic({ is_own: true }),
  }));
  await pass(3000);
  expect(await screen.findByRole('dialog', { name: 'Your comic is ready!' })).toBeTruthy();
});

test('in a long line the child reads that its comic comes later, and the screen asks rarely', async () => {
  const waiting = { ...noComic, state: 'drawing' as const, stage: 'waiting' as const, comes_later: true };
  network.answer(comics.progress, () => waiting);
  open('/comics');
  expect(await screen.findByText('Your comic comes later')).toBeTruthy();
  expect(screen.getByText(/Your story is safe and in the line/)).toBeTruthy();
  const before = network.asked(comics.progress).length;
  await pass(29_000);
  expect(network.asked(comics.progress)).toHaveLength(before);
  network.answer(comics.progress, () => ({ ...waiting, comes_later: false, stage: 'reading' as const }));
  await pass(1_500);
  expect(await screen.findByText('Wren is reading your story…')).toBeTruthy();
});

test('yesterday’s comic that was finished after midnight is shown once, and today’s story can be written', async () => {
  withDraft();
  let told = 0;
  network.answer(comics.progress, () =>
    told++ > 0
      ? noComic
      : { ...noComic, state: 'finished' as const, is_todays: false, comic: comic({ is_own: true, story }) },
  );
  const { user } = open('/comics');
  const dialog = await screen.findByRole('dialog', { name: 'Your comic is ready!' });
  await user.click(within(dialog).getByRole('button', { name: 'Look at it' }));
  await user.keyboard('{Escape}');
  expect(await box()).toHaveProperty('value', '');
  expect(screen.queryByRole('dialog', { name: 'Your comic is ready!' })).toBeNull();
});

test('a saved draft that was drawn while the child was away is not offered again', async () => {
  withDraft();
  network.answer(comics.mine, () => ({ comics: [comic({ is_own: true, story })], next: null }));
  open('/comics');
  expect(await box()).toHaveProperty('value', '');
});

test('refused content gets an orange notice, and the story stays', async () => {
  withDraft();
  network.answer(comics.generate, () => refusal('comic_inappropriate'));
  const { user } = open('/comics');
  await box();
  await user.click(create());
  const notice = await screen.findByText('Content not appropriate for our platform');
  expect(notice.className).toContain('bg-sun-soft');
  expect(await box()).toHaveProperty('value', story);
});

test.each([
  ['comic_already_today', 'You can only submit one comic per day'],
  ['server_error', 'Failed to generate comic. Please try again.'],
] as const)('%s says: %s', async (code, text) => {
  withDraft();
  network.answer(comics.generate, () => refusal(code));
  const { user } = open('/comics');
  await box();
  await user.click(create());
  expect(await screen.findByText(text)).toBeTruthy();
});

test('feedback quotes the story, and new feedback needs a change', async () => {
  withDraft();
  network.answer(comics.writingFeedback, () => ({
    success: true,
    feedback: {
      strengths: [
        { quote: 'over the wall', why: 'A reader sees it.' },
        { quote: 'The frog jumped', why: 'It begins at once.' },
      ],
      next: 'What did the frog hear?',
      look_again: ['wal'],
    },
    help: null,
  }));
  const { user } = open('/comics');
  await box();
  await user.click(screen.getByRole('button', { name: 'Get Feedback' }));
  expect(await screen.findByText('What did the frog hear?')).toBeTruthy();
  expect(screen.getByText(/^Look again at/).textContent).toBe('Look again at wal.');
  const again = () => screen.getByRole('button', { name: 'Get New Feedback' });
  expect(again().getAttribute('aria-disabled')).toBe('true');
  await user.click(again());
  expect(network.asked(comics.writingFeedback)).toHaveLength(1);
  await user.type(await box(), ' Splash!');
  await user.click(again());
  expect(network.asked(comics.writingFeedback)).toHaveLength(2);
});

test.each([
  ['', 'Please write your story first to get feedback.'],
  ['The frog jumped.', 'Write ten words first, so that Wren has something to read.'],
])('a story of “%s” gets the next step instead of feedback', async (story, next) => {
  const { user } = open('/comics');
  if (story !== '') await user.type(await box(), story);
  else await box();
  await user.click(screen.getByRole('button', { name: 'Get Feedback' }));
  expect(screen.getByText(next)).toBeTruthy();
  expect(network.asked(comics.writingFeedback)).toHaveLength(0);
});

test('a picture that fails to load says so, and the retry uses a new address', async () => {
  network.answer(comics.today, () => ({ comics: [comic()], user_has_submitted: false }));
  network.answer(comics.one, () => ({
    comic: comic({ pictures: { grid: layout(1072, 1072, 'fresh'), strip: layout(544, 2128, 'strip') } }),
  }));
  const { user } = open('/comics');
  const list = await screen.findByRole('list', { name: 'Today’s comics' });
  fireEvent.error(list.querySelector('img') as HTMLImageElement);
  expect(within(list).getByText('Failed to load image')).toBeTruthy();
  await user.click(within(list).getByRole('button', { name: 'Try again' }));
  expect(list.querySelector('img')?.getAttribute('src')).toBe('/media/comics/fresh.png');
});

test('another child’s comic can be liked, and is reported only after a confirmation', async () => {
  network.answer(comics.today, () => ({ comics: [comic({ likes: 2 })], user_has_submitted: false }));
  network.answer(comics.like, () => ({ likes: 3 }));
  network.answer(comics.report, () => ({ reported: true as const }));
  network.answer(users.me, () =>
    person({ consents: { core: true, ai_text: true, voice: true, public_sharing: true } }),
  );
  const { user } = open('/comics');
  await user.click(await screen.findByRole('button', { name: /ben reader/ }));
  const page = await screen.findByRole('dialog', { name: 'A comic by ben reader' });
  await user.click(within(page).getByRole('button', { name: /Like · 2/ }));
  expect(await within(page).findByRole('button', { name: /Liked · 3/, pressed: true })).toBeTruthy();
  await user.click(within(page).getByRole('button', { name: 'Report' }));
  const question = await screen.findByRole('dialog', { name: 'Is something wrong with this comic?' });
  expect(network.asked(comics.report)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Keep looking' }));
  expect(network.asked(comics.report)).toHaveLength(0);
  network.answer(comics.today, () => ({ comics: [], user_has_submitted: false }));
  await user.click(within(page).getByRole('button', { name: 'Report' }));
  const confirm = screen.getByRole('button', { name: 'Report it' });
  await act(async () => {
    fireEvent.click(confirm);
  });
  expect(await screen.findByText(/No comics of friends yet today/)).toBeTruthy();
  expect(network.asked(comics.report).map(({ params }) => params)).toEqual([{ id: comic().id }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a full-screen comic can be closed, and cannot be liked without the consent to sharing', async () => {
  network.answer(comics.today, () => ({ comics: [comic({ likes: 2 })], user_has_submitted: false }));
  network.answer(users.me, () =>
    person({ consents: { core: true, ai_text: true, voice: true, public_sharing: false } }),
  );
  const { user } = open('/comics');
  await user.click(await screen.findByRole('button', { name: /ben reader/ }));
  const page = await screen.findByRole('dialog', { name: 'A comic by ben reader' });
  expect(within(page).getByText('2 likes')).toBeTruthy();
  expect(within(page).queryByRole('button', { name: /Like/ })).toBeNull();
  await user.click(within(page).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [comics.daily, "Failed to load today's prompt"],
  [comics.mine, 'Failed to load comics'],
] as const)('a list that fails to load says so and can be retried (%#)', async (endpoint, text) => {
  network.answer(endpoint, () => refusal('server_error'));
  open('/comics');
  await box();
  await pass(10_000);
  expect(await screen.findByText(text)).toBeTruthy();
});
