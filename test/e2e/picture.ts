import path from 'node:path';
import type { Page } from '@playwright/test';

/** Saves a picture of the whole page below test-results/. Only on request: `PICTURES=1 npm run e2e`. */
export const takePicture = async (page: Page, name: string) => {
  if (process.env.PICTURES === undefined) return;
  await page.screenshot({ path: path.join('test-results', `${name}.png`), fullPage: true });
};
