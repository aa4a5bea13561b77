import type { Page } from '@playwright/test';
import { expect } from './support';

/** The addresses in the caches of the service worker. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => url);
  });

/** Waits until the service worker has cached these addresses, because later it has no network to load them. */
export const isKept = (page: Page, part: RegExp, count = 1) =>
  expect.poll(async () => (await kept(page)).filter((url) => part.test(url)).length).toBe(count);
