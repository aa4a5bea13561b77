import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { built } from '../../local/build/build';
import { expect } from './support';

/** The end of the address of a lazy file, whose own name is only a hash. */
export const fileOf = (name: string): RegExp => {
  const manifest: Record<string, { name?: string; file: string }> = JSON.parse(
    readFileSync(path.join(built.site, '.vite/manifest.json'), 'utf8'),
  );
  const [one, ...others] = Object.values(manifest).filter((chunk) => chunk.name === name);
  if (one === undefined || others.length > 0) throw new Error(`Not one lazy file is named ${name}`);
  return new RegExp(`/${one.file}$`);
};

/** The addresses in the caches of the service worker. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => url);
  });

/** Waits until the service worker has cached these addresses, because later it has no network to load them. */
export const isKept = (page: Page, part: RegExp, count = 1) =>
  expect.poll(async () => (await kept(page)).filter((url) => part.test(url)).length).toBe(count);
