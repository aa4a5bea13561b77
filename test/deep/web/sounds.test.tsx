import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { quiz } from '../../../contract/quiz/endpoints';
import { type ChapterText, reading } from '../../../contract/reading/endpoints';
import { defaultPreferences } from '../../../contract/rules/preferences';
import { type Me, type Preferences, users } from '../../../contract/users/endpoints';
import { device, endSounds, heard, newAudio } from '../../support/audio';
import { goOn, network, open, openQuiz, pass, person, questions, refusal } from '../../support/screens';

const animate = jest.fn<(frames: object[], options: { duration: number }) => object>();

beforeEach(async () => {
  await endSounds();
  newAudio();
  animate.mockReset().mockReturnValue({});
  Object.assign(Element.prototype, { animate });
  document.querySelector('#microphone')?.remove();
  network.answer(users.preferences, ({ body }) => person({ preferences: body }));
});

const prefer = (of: Partial<Preferences> = { sounds: true }, me: Partial<Me> = {}) =>
  network.answer(users.me, () => person({ preferences: { ...defaultPreferences, ...of }, ...me }));

/** Answers the only question of a quiz. */
const answer = async (letter: 'a' | 'c') => {
  sessionStorage.clear();
  const user = await openQuiz(questions(1));
  await user.click(await screen.findByRole('radio', { name: `Answer 1${letter}` }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  return user;
};

test('nothing sounds until it is chosen', async () => {
  await answer('c');
  expect(heard()).toEqual([]);
});

test('a right answer sounds once, a wrong one never', async () => {
  prefer();
  const user = await answer('c');
  expect(heard()).toEqual(['right']);
  await user.keyboard('{Enter}');
  expect(heard()).toEqual(['right']);
  cleanup();
  await endSounds();
  await answer('a');
  expect(heard()).toEqual(['right']);
});

test('a right answer hops by its class, a wrong one and a right one that was not chosen do not', async () => {
  const hopping = () => [...document.querySelectorAll('.animate-tick')].map(({ textContent }) => textContent);
  await answer('c');
  expect(hopping()).toEqual([expect.stringContaining('Answer 1c')]);
  cleanup();
  await answer('a');
  expect(hopping()).toEqual([]);
});

const listen = () => {
  const microphone = document.createElement('div');
  Object.assign(microphone, { id: 'microphone' });
  microphone.dataset.quiet = 'true';
  document.body.append(microphone);
};

test.each([
  ['in a hidden tab', () => device.shows('hidden')],
  ['while a microphone listens', listen],
  ['while a voice speaks', () => device.speaks(true)],
  ['where the device asks for less', () => device.asksForLess(true)],
  ['before the first touch', () => device.touched(false)],
])('nothing sounds %s', async (_, become) => {
  prefer();
  become();
  await answer('c');
  expect(heard()).toEqual([]);
});

test('less movement in the settings alone keeps the sounds', async () => {
  prefer({ sounds: true, reduced_motion: true });
  await answer('c');
  expect(heard()).toEqual(['right']);
});

const chapter: ChapterText = {
  book: { id: 'gull-street', title: 'Gull Street', author: 'Mara Quill', thumbnail: null },
  chapters: [{ chapter_number: 1, chapter_title: 'Rain' }],
  chapter: 1,
  title: 'Rain',
  next: null,
  paragraphs: ['Rafi threw the fish.'],
  place: null,
};

/** A chapter on three pages. */
const openPages = async () => {
  localStorage.setItem('inkwren.reading-mode', 'pages');
  const real = getComputedStyle;
  jest
    .spyOn(globalThis, 'getComputedStyle')
    .mockImplementation((...of) => Object.assign(real(...of), { width: '300px', columnGap: '0px' }));
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const Observer = class {
    observe = () => undefined;
    disconnect = () => undefined;
  };
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
  network.answer(reading.chapter, () => chapter);
  network.answer(reading.keepPlace, ({ body }) => ({ place: { ...body, furthest: 0 } }));
  network.answer(quiz.chapters, () => ({
    completed: false,
    message: null,
    start_chapter: 1,
    valid_chapters: [1],
  }));
  const { user } = open('/read/gull-street/1');
  await screen.findByText('Page 1 of 3');
  return user;
};

test('a page that is turned sounds, but not where there is none', async () => {
  prefer();
  const user = await openPages();
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  await pass(0);
  expect(heard()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Turn the page' }));
  expect(heard()).toEqual(['page']);
  await endSounds();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  await pass(0);
  expect(screen.getByText('Page 3 of 3')).toBeTruthy();
  await endSounds();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  await pass(0);
  expect(heard()).toEqual(['page', 'page']);
  jest.restoreAllMocks();
});

/** The home, first as it was and then as it is. */
const comeHome = async (
  before: Partial<Me>,
  now: Partial<Me>,
  preferences: Partial<Preferences> = { sounds: true },
) => {
  for (const me of [before, now]) {
    cleanup();
    prefer(preferences, me);
    open('/dashboard');
    await screen.findByRole('heading', { level: 1 });
    await pass(0);
  }
};

const few = { gems: 2, streak: 3 };

test('a day and a gem that came since the last visit sound and move once, the flame first', async () => {
  await comeHome(few, { gems: 3, streak: 4 });
  expect(heard()).toEqual(['streak', 'gem']);
  // The flame, the gem, and the sparkle.
  expect(animate).toHaveBeenCalledTimes(3);
  for (const [frames, { duration }] of animate.mock.calls) {
    expect(duration).toBeLessThanOrEqual(400);
    const changed = frames.flatMap((frame) => Object.keys(frame));
    expect(changed.filter((name) => !['transform', 'opacity', 'offset'].includes(name))).toEqual([]);
  }
  cleanup();
  await endSounds();
  open('/dashboard');
  await screen.findByRole('heading', { level: 1 });
  await pass(0);
  expect(heard()).toHaveLength(2);
  expect(animate).toHaveBeenCalledTimes(3);
});

test.each([
  ['the same', few, few, {}],
  ['less', few, { gems: 1, streak: 0 }, {}],
  ['a streak that a reader does not want to see', few, { gems: 2, streak: 4 }, { streaks: false }],
])('the home is still with %s', async (_, before, now, preferences) => {
  await comeHome(before, now, { sounds: true, ...preferences });
  expect(heard()).toEqual([]);
  expect(animate).not.toHaveBeenCalled();
});

test('a gain moves without sounds too, and with less movement nothing moves', async () => {
  await comeHome(few, { gems: 3, streak: 4 }, {});
  expect(heard()).toEqual([]);
  expect(animate).toHaveBeenCalledTimes(3);
  animate.mockClear();
  for (const calm of [
    () => comeHome({ gems: 3, streak: 4 }, { gems: 4, streak: 5 }, { reduced_motion: true }),
    () => comeHome({ gems: 4, streak: 5 }, { gems: 5, streak: 6 }),
  ]) {
    await calm();
    expect(animate).not.toHaveBeenCalled();
    device.asksForLess(true);
  }
});

const sounds = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Sounds' });

const finish = async (of: { score: number; points: number }) => {
  network.answer(quiz.submit, () => ({
    quiz_id: 'q1',
    total: 1,
    unpaid: null,
    total_points: 100,
    corrected: false,
    book_finished: false,
    gems: 0,
    readable: false,
    ...of,
  }));
  const user = await answer('a');
  await goOn(user, 'Finish Quiz');
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  await pass(0);
  return user;
};

test('the end of a quiz has its tune with sounds, unless nothing was right, and can switch them', async () => {
  const user = await finish({ score: 1, points: 5 });
  expect((await sounds()).checked).toBe(false);
  expect(heard()).toEqual([]);
  await user.click(await sounds());
  expect(heard()).toEqual(['tune']);
  expect(network.asked(users.preferences).map(({ body }) => body.sounds)).toEqual([true]);
  cleanup();
  await endSounds();
  prefer();
  await finish({ score: 1, points: 5 });
  expect((await sounds()).checked).toBe(true);
  expect(heard()).toEqual(['tune', 'tune']);
  cleanup();
  await endSounds();
  await finish({ score: 0, points: 0 });
  await sounds();
  expect(heard()).toHaveLength(2);
});

test('a switch that cannot be kept says so and returns', async () => {
  network.answer(users.preferences, () => refusal('server_error'));
  const user = await finish({ score: 1, points: 5 });
  await user.click(await sounds());
  const dialog = within(screen.getByRole('dialog', { name: 'Quiz complete!' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Something went wrong on our side/);
  expect((await sounds()).checked).toBe(false);
});

const openSettings = async () => {
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  await user.click(await screen.findByRole('tab', { name: 'Reading' }));
  return user;
};

test('in the settings sounds are heard when they are switched on, and not when they are switched off', async () => {
  const user = await openSettings();
  await user.click(await sounds());
  expect(heard()).toEqual(['right']);
  expect(document.documentElement.dataset.sounds).toBe('true');
  await endSounds();
  await user.click(await sounds());
  expect(heard()).toEqual(['right']);
  await pass(100);
  expect(network.asked(users.preferences).map(({ body }) => body.sounds)).toEqual([true, false]);
  expect(document.documentElement.dataset.sounds).toBe('false');
});

test('a device that asks for less says that it stays quiet', async () => {
  device.asksForLess(true);
  await openSettings();
  expect(await screen.findByText(/This device asks for less, so it stays quiet here/)).toBeTruthy();
});
