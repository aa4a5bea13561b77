import type { Page } from 'playwright-core';
import { signedIn, withBrowser, withDemo } from './browser';
import { median } from './median';
import { type Section, withinBudget } from './report';

const budget = 100;
const runs = 5;
const slowdown = 4;
/** Of the processor of a desktop, on which a chapter is a spread. */
const turns = 6;

/** What the browser has noted since the last look; filled by `note` in the page. */
interface Noted {
  /** Milliseconds from an input to the frame that shows its effect, by interaction (Event Timing: in steps of 8). */
  readonly durations: Map<number, number>;
}

const note = () => {
  const durations = new Map<number, number>();
  Object.assign(window, { noted: { durations } satisfies Noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        durations.set(entry.interactionId, Math.max(entry.duration, durations.get(entry.interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** The slowest interaction of what `act` does. An interaction below the 16 ms that a browser reports at least counts as those. */
const slowest = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const read = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
      const { durations } = (window as unknown as { noted: Noted }).noted;
      const all = [...durations.values()];
      durations.clear();
      return all;
    });
  await read();
  await act();
  return Math.max(16, ...(await read()));
};

const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** The interactions of a child on a phone, each slowest one in milliseconds. */
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

/**
 * Frames of which the browser showed nothing, while `act` is under way. Of a partially presented frame the compositor's part,
 * such as a page that glides, was shown in time (developer.chrome.com/docs/devtools/performance/reference#frames).
 */
const dropped = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The browser is gone');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return (traceEvents as { name: string; args: { hasPartialUpdate?: boolean } }[]).filter(
    ({ name, args }) => name === 'DroppedFrame' && args.hasPartialUpdate !== true,
  ).length;
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
      // The page glides for 300 ms.
      await page.waitForTimeout(400);
    }
  };
  const lost = await dropped(page, pages);
  await slowDown(page, slowdown);
  const turning = await slowest(page, pages);
  return { turning, lost, lostSlowly: await dropped(page, pages) };
};

/** How soon the site answers an input of a child, and whether a page turns smoothly. */
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
