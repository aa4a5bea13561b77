import type { Page } from '@playwright/test';
import { findNothingSerious, inspect } from './inspect';
import { staysInView } from './letters';
import { callAs, comeIn, expect, newStudent, test } from './support';

interface Speech {
  /** The sentences that were spoken, the present one last. */
  readonly said: string[];
  end: () => void;
  word: (from: number, length: number) => void;
}

/** A device with a voice that says what it is told to say. */
const withVoice = (page: Page) =>
  page.addInitScript(() => {
    let now: SpeechSynthesisUtterance | undefined;
    const speech: Speech = {
      said: [],
      end: () => now?.onend?.({} as SpeechSynthesisEvent),
      word: (charIndex, charLength) =>
        now?.onboundary?.({ name: 'word', charIndex, charLength } as SpeechSynthesisEvent),
    };
    const voice = { name: 'Test', lang: 'en-US', localService: true, default: true };
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(readonly text: string) {}
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        addEventListener() {},
        removeEventListener() {},
        cancel() {},
        speak: (utterance: SpeechSynthesisUtterance) => {
          now = utterance;
          speech.said.push(utterance.text);
        },
      },
    });
    Object.assign(window, { speech });
  });

const tell = (page: Page, what: 'end' | [number, number]) =>
  page.evaluate((what) => {
    const { speech } = window as unknown as { speech: Speech };
    if (what === 'end') speech.end();
    else speech.word(...what);
  }, what);

const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { speech: Speech }).speech.said.at(-1) ?? '');

/** Where every letter of the chapter is, and the boxes of its paragraphs: left, top, width and height. */
const places = (page: Page) =>
  page.evaluate(() => {
    const found: number[][] = [];
    const add = ({ left, top, width, height }: DOMRect) => {
      // A space at the end of a line has no place.
      if (width > 0) found.push([left, top + scrollY, width, height]);
    };
    for (const paragraph of document.querySelectorAll('article p[dir]')) {
      add(paragraph.getBoundingClientRect());
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (let i = 0; i < (text.textContent ?? '').length; i++) {
          const range = document.createRange();
          range.setStart(text, i);
          range.setEnd(text, i + 1);
          add(range.getBoundingClientRect());
        }
    }
    return found;
  });

/** The farthest that anything has moved, in pixels. */
const moved = async (page: Page, before: Awaited<ReturnType<typeof places>>) => {
  const after = await places(page);
  expect(after).toHaveLength(before.length);
  return Math.max(
    ...after.flatMap((one, i) => one.map((at, side) => Math.abs(at - (before[i]?.[side] ?? 0)))),
  );
};

/** The browser's own rounding. */
const nothing = 0.2;

/** Resolves when the device speaks: Wren's voice is asked for first, and the laptop's only sings. */
const begins = (page: Page) => expect.poll(() => said(page)).not.toBe('');

const read = (page: Page) => page.getByRole('button', { name: 'Read to me' });
const player = (page: Page) => page.getByRole('group', { name: 'Reading aloud' });
const turner = (page: Page) => page.getByRole('button', { name: /^(Turn the page|To the end)/ });
const marked = (page: Page) => page.locator('article mark').first();

/** Opens a chapter in a mode, with its letters loaded. */
const openBook = async (page: Page, mode: 'pages' | 'scroll', { hasVoice = true } = {}) => {
  if (hasVoice) await withVoice(page);
  await page.addInitScript((mode) => localStorage.setItem('inkwren.reading-mode', mode), mode);
  await comeIn(page, await newStudent(page), '/read/goalkeeper-of-gull-street/1');
  await expect(read(page)).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
};

for (const mode of ['scroll', 'pages'] as const)
  test(`in a ${mode}, reading aloud moves no letter, and the large first one stays @both`, async ({
    page,
  }) => {
    await openBook(page, mode);
    const before = await places(page);
    await read(page).press('Enter');
    await expect(player(page)).toBeVisible();
    await begins(page);
    await expect(marked(page)).toHaveText(await said(page));
    expect(await said(page), 'begins with what is in view').toMatch(/^Rafi Tolentino/);
    expect(await moved(page, before), 'a sentence is marked').toBeLessThan(nothing);
    for (const word of [
      [0, 4],
      [5, 9],
    ] as [number, number][]) {
      await tell(page, word);
      await expect(page.locator('article mark mark')).toBeVisible();
      expect(await moved(page, before), 'a word is marked').toBeLessThan(nothing);
    }
    // In the largest letters the adjacent pages have cut words.
    if (mode === 'scroll') await inspect(page, 'reader-aloud-scroll');
    else await findNothingSerious(page, 'reader-aloud-pages');
    await staysInView(page, player(page));
    await player(page).getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(player(page)).toHaveCount(0);
    await expect(read(page)).toBeFocused();
    expect(await moved(page, before), 'reading has ended').toBeLessThan(nothing);
  });

test('the sentence that is read stays in view to the end of the chapter @both', async ({ page }) => {
  await openBook(page, 'scroll');
  await read(page).click();
  await expect(player(page)).toBeInViewport({ ratio: 1 });
  await begins(page);
  const hidden = await page.evaluate(async () => {
    const { speech } = window as unknown as { speech: Speech };
    const found: string[] = [];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isShown = () =>
      [speech.said.at(-1), undefined].includes(document.querySelector('article mark')?.textContent);
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    for (let bar = boxOf('[role=group]'); bar !== undefined; bar = boxOf('[role=group]')) {
      const mark = boxOf('article mark');
      const top = boxOf('header')?.bottom ?? 0;
      if (mark === undefined || mark.top < top || mark.bottom > bar.top) found.push(speech.said.at(-1) ?? '');
      speech.end();
      do await frame();
      while (!isShown());
    }
    return [found, speech.said.length] as const;
  });
  expect(hidden).toEqual([[], expect.any(Number)]);
  expect(hidden[1]).toBeGreaterThan(20);
  await expect(page.getByRole('link', { name: 'Quiz on what you have read' })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
});

test('pages turn with the sentence that is read, and are turned by hand again afterwards', async ({
  page,
}) => {
  await openBook(page, 'pages');
  const at = page.getByText(/^Page \d+ of \d+$/);
  await turner(page).click();
  await expect(at).toHaveText(/^Page 2 /);
  await read(page).click();
  await begins(page);
  await expect(marked(page), 'begins on the open page').toBeInViewport();
  await expect(turner(page)).toHaveCount(0);
  await staysInView(page, player(page));
  for (let i = 0; i < 12; i++) {
    await tell(page, 'end');
    await expect(marked(page)).toHaveText(await said(page));
    await expect(marked(page)).toBeInViewport();
  }
  await player(page).getByRole('button', { name: 'Stop' }).click();
  await expect(at).not.toHaveText(/^Page [12] /);
});

for (const mode of ['scroll', 'pages'] as const)
  test(`in a ${mode}, Wren's own voice reads on a device without one, and moves no letter @both`, async ({
    page,
  }) => {
    const other = await newStudent(page);
    const sentences = { id: 'goalkeeper-of-gull-street', chapter: 1, sentence: 0, count: 6 };
    // Another child has heard them before; in another test some of them may just be spoken.
    await expect(() => callAs(page, other, '/book/text/spoken', sentences)).toPass();
    await openBook(page, mode, { hasVoice: false });
    const before = await places(page);
    const heard = page.waitForResponse(/\/media\/narration\//);
    // Starts waiting before the click, because the tune of a sentence is short.
    const first = marked(page)
      .filter({ hasText: /^Rafi Tolentino/ })
      .waitFor();
    await read(page).click();
    await expect(player(page).getByText('Tune')).toBeVisible();
    expect((await heard).headers()['cache-control']).toBe('no-store');
    await first;
    await expect(marked(page), 'the next sentence follows by itself').not.toHaveText(/^Rafi Tolentino/);
    await player(page).getByRole('button', { name: 'Pause' }).click();
    expect(await moved(page, before)).toBeLessThan(nothing);
    await staysInView(page, player(page));
    if (mode === 'scroll') await inspect(page, 'reader-wren-scroll');
    else await findNothingSerious(page, 'reader-wren-pages');
    await player(page).getByRole('button', { name: 'Stop' }).click();
    await expect(player(page)).toHaveCount(0);
    const kept = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().filter(({ url }) => url.includes('/media/narration/')).length;
    });
    expect(kept, 'no sound is stored').toBe(0);
  });

test('a device without a voice says so in kind words when Wren’s voice is not to be had', async ({
  page,
}) => {
  await page.route('**/api/book/text/spoken', (route) => route.abort());
  await comeIn(page, await newStudent(page), '/read/goalkeeper-of-gull-street/1');
  await read(page).click();
  await expect(page.getByRole('dialog', { name: 'No voice here yet' })).toBeVisible();
  await inspect(page, 'reader-no-voice');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
