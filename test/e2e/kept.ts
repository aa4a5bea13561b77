import type { Page } from '@playwright/test';
import { expect } from './support';

/** The addresses that the service worker keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => url);
  });

/** Waits until it does: what is not loaded yet never comes without a network. */
export const isKept = (page: Page, part: RegExp, count = 1) =>
  expect.poll(async () => (await kept(page)).filter((url) => part.test(url)).length).toBe(count);
