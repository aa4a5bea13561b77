import type { Page } from 'playwright-core';
import { signedIn, withBrowser, withDemo } from './browser';
import { dropped, note, slowDown, slowest } from './input-timing';
import { type Section, withinBudget } from './report';
import { median } from './statistics';

const budget = 100;
const runs = 5;
const slowdown = 4;
/** Page turns on a desktop, where a chapter is shown as a spread. */
const turns = 6;

/** The slowest interactions of a child on a phone, in milliseconds. */
const onPhone = async (page: Page, url: string): Promise<Record<string, number>> => {
  await page.goto(`${url}/books`);
  const search = page.getByRole('combobox');
  await search.click();
  await slowDown(page, slowdown);
  const typing = await slowest(page, () => search.pressSequentially('saltwind', { delay: 150 }));
  const first = page.getByRole('option').first();
  await first.waitFor();
  const opening = await slowest(page, () => first.click());
  await page.getByRole('radio', { name: /Chapter 2/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await page.getByText(/^Question \d+ of 10$/).waitFor();
  const answering = await slowest(page, async () => {
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Check Answer' }).click();
    await page.getByRole('button', { name: 'Next Question' }).click();
  });
  return { 'typing in the search': typing, 'opening a book': opening, 'answering a question': answering };
};

const onDesktop = async (page: Page, url: string) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`${url}/read/goalkeeper-of-gull-street/1`);
  const turn = page.getByRole('button', { name: 'Turn the page' });
  await turn.waitFor();
  const back = page.getByRole('button', { name: 'Back one page' });
  const pages = async () => {
    for (let i = 0; i < turns; i++) {
      await (i % 2 === 0 ? turn : back).click();
      // The animation of a page takes 300 ms.
      await page.waitForTimeout(400);
    }
  };
  const lost = await dropped(page, pages);
  await slowDown(page, slowdown);
  const turning = await slowest(page, pages);
  return { turning, lost, lostSlowly: await dropped(page, pages) };
};

/** How fast the site responds to a child's input, and whether a page turns smoothly. */
export const interactions = (): Promise<Section> =>
  withDemo((url) =>
    withBrowser(async ({ context }) => {
      await context.addInitScript(note);
      const page = await signedIn(context, url, 'ada@maple.test');
      const phone: Record<string, number>[] = [];
      const desktop: Awaited<ReturnType<typeof onDesktop>>[] = [];
      for (let run = 0; run < runs; run++) {
        await page.setViewportSize({ width: 390, height: 844 });
        phone.push(await onPhone(page, url));
        desktop.push(await onDesktop(page, url));
        await slowDown(page, 1);
      }
      const row = (name: string, all: readonly number[]) => {
        const ms = median(all);
        return [name, ms.toFixed(0), Math.max(...all).toFixed(0), withinBudget(ms, budget)];
      };
      const frames = (name: string, all: readonly number[]) => {
        const lost = median(all) / turns;
        return [name, lost.toFixed(1), (Math.max(...all) / turns).toFixed(1), withinBudget(lost, 0)];
      };
      return {
        title: 'Interactions',
        about: `From the input to the next paint (Event Timing, in steps of 8 ms) with the processor slowed down ${slowdown} times: the slowest of each kind, medians and the worst of ${runs} runs. Frames that Chromium reports as dropped and not as partially presented, by turn of a page, with animations. Budget: ${budget} ms, and no frame at the processor's own speed or slowed down.`,
        columns: ['', 'median', 'worst', 'within budget'],
        rows: [
          ...Object.keys(phone[0] ?? {}).map((name) =>
            row(
              `${name}, ms`,
              phone.map((one) => one[name] ?? 0),
            ),
          ),
          row(
            'turning a page, ms',
            desktop.map(({ turning }) => turning),
          ),
          frames(
            'dropped frames of a turn',
            desktop.map(({ lost }) => lost),
          ),
          frames(
            'dropped frames of a turn, slowed down',
            desktop.map(({ lostSlowly }) => lostSlowly),
          ),
        ],
      };
    }),
  );
