import type { Page } from 'playwright-core';

/** The browser's records since the last read. `note` fills it in the page. */
interface Noted {
  /** Milliseconds from an input to the frame that shows its effect, by interaction (Event Timing rounds to 8 ms). */
  readonly durations: Map<number, number>;
}

export const note = () => {
  const durations = new Map<number, number>();
  Object.assign(window, { noted: { durations } satisfies Noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        durations.set(entry.interactionId, Math.max(entry.duration, durations.get(entry.interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** The slowest interaction while `act` runs, at least 16 ms: browsers do not report shorter ones. */
export const slowest = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
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

export const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/**
 * The number of frames that the browser did not show while `act` ran. Of a partially presented frame the compositor's part,
 * such as the animation of a page, was shown in time (developer.chrome.com/docs/devtools/performance/reference#frames).
 */
export const dropped = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
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
