import path from 'node:path';
import type { Page } from '@playwright/test';

/** A picture of the whole page for people to look at, below test-results/. Taken only when asked for: `PICTURES=1 npm run e2e`. */
export const takePicture = async (page: Page, name: string) => {
  if (process.env.PICTURES === undefined) return;
  await page.screenshot({ path: path.join('test-results', `${name}.png`), fullPage: true });
};
