import { existsSync } from 'node:fs';
import { type BrowserContext, chromium } from 'playwright-core';
import { startDemo } from '../local/built-cloud';
import { OriginServer } from '../local/gateway/server';
import { demoPassword } from '../local/seed/accounts';

const freePort = async (): Promise<number> => {
  const server = new OriginServer();
  const port = await server.listen(0);
  server.close();
  return port;
};

interface Browser {
  readonly context: BrowserContext;
  /** The port of the debugging protocol, by which Lighthouse drives the same browser. */
  readonly port: number;
}

/** Starts a browser for one use, so that nothing is cached. */
export const withBrowser = async <T>(use: (browser: Browser) => Promise<T>): Promise<T> => {
  const system = '/usr/bin/chromium';
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    ...(existsSync(system) && { executablePath: system }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    viewport: { width: 390, height: 844 },
  });
  try {
    return await use({ context, port });
  } finally {
    await context.close();
  }
};

/** Starts a laptop cloud with the users of the demo. */
export const withDemo = async <T>(use: (url: string) => Promise<T>): Promise<T> => {
  const cloud = await startDemo();
  try {
    return await use(cloud.url);
  } finally {
    await cloud.close();
  }
};

/** Opens a page on which a user of the demo is signed in. */
export const signedIn = async (context: BrowserContext, url: string, email: string) => {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // An operator's app shows it.
  const codes: { email: string; code: string }[] = await (
    await page.request.get(`${url}/_local/codes`)
  ).json();
  const own = codes.find((one) => one.email === email);
  if (own !== undefined) {
    await page.getByLabel('Six digits from your app').fill(own.code);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL('**/dashboard');
  return page;
};
