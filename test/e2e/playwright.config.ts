import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const system = '/usr/bin/chromium';
const port = Number(process.env.E2E_PORT ?? 3900);
/** Of the server whose clock and outages tests change. */
const alonePort = port + 1;
const root = path.resolve(__dirname, '../..');
const addressOf = (port: number) => `http://localhost:${port}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const serverAt = (port: number) => ({
  command: 'npm run reset && npm start',
  cwd: root,
  // It answers before the people of the demo are there.
  wait: { stdout: /^ready http/m },
  env: { PORT: String(port), DATA_DIR: path.join(root, `test-results/e2e-data-${port}`) },
  // For hangs, too.
  timeout: 600_000,
});

/**
 * Real Chromium against the laptop cloud with fresh data. A test runs on a phone and inspects its screens in both sizes. It
 * runs on a desktop where what one does differs there: tagged `@both` in addition, `@desktop` instead. `@alone` changes what
 * tests share, such as the day or an outage: those have a server for themselves, and run one after the other.
 */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results/e2e'),
  // One set of pictures for every system: the fonts are our own.
  snapshotPathTemplate: '{testDir}/__snapshots__/{arg}-{projectName}{ext}',
  // One more than two cores: a test waits for the network and for frames a third of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // For hangs: how fast a machine is decides nothing.
  timeout: 300_000,
  // Chromium may stop drawing a page after many changes of its size. Such a test is reported as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: addressOf(port),
    // A trace draws every frame of every test, for half of all the time there is; `--trace on` has one when it is needed.
    screenshot: 'only-on-failure',
    // Every test is a first visit, which would keep the whole app each time: a sixth of all the time. Tests allow it where
    // it matters: without a network, and on the main walk.
    serviceWorkers: 'block',
    // What moves is drawn by the processor here, frame by frame. A test that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(existsSync(system) && { executablePath: system }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, so that the other worker has work until the end.
    {
      name: 'alone',
      grep: /@alone/,
      use: { ...phone, baseURL: addressOf(alonePort) },
      workers: 1,
    },
    {
      name: 'phone',
      grepInvert: /@desktop|@alone/,
      use: phone,
    },
    { name: 'desktop', grep: /@desktop|@both/, use: { viewport: { width: 1280, height: 860 } } },
  ],
  webServer: [serverAt(port), serverAt(alonePort)],
});
