import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const system = '/usr/bin/chromium';
const port = Number(process.env.E2E_PORT ?? 3900);
/** The port of the server whose clock and outages tests change. */
const alonePort = port + 1;
const root = path.resolve(__dirname, '../..');
const addressOf = (port: number) => `http://localhost:${port}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const serverAt = (port: number) => ({
  command: 'npm run reset && npm start',
  cwd: root,
  // The server answers before the demo's users exist.
  wait: { stdout: /^ready http/m },
  env: { PORT: String(port), DATA_DIR: path.join(root, `test-results/e2e-data-${port}`) },
  // Only for hangs.
  timeout: 600_000,
});

/**
 * Real Chromium against the laptop cloud with fresh data. A test runs on a phone and inspects its screens in both sizes. Where
 * the interaction differs on a desktop, it runs there too (`@both`) or only there (`@desktop`). `@alone` tests change state
 * that tests share, such as the day or an outage: they have their own server, and run one after the other.
 */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results/e2e'),
  // One set of pictures for every system, because the fonts are our own.
  snapshotPathTemplate: '{testDir}/__snapshots__/{arg}-{projectName}{ext}',
  // One more than two cores, because a test spends a third of its time waiting for the network and for frames.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Only for hangs: the speed of the machine does not decide a test.
  timeout: 600_000,
  // Chromium may stop drawing a page after many changes of its size. Such a test is reported as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: addressOf(port),
    // No traces: they would draw every frame of every test and take half of the total time. `--trace on` records them.
    screenshot: 'only-on-failure',
    // Every test is a first visit, so the worker would cache the whole app each time: a sixth of the total time. Tests allow
    // it where it matters: without a network, and on the main walk.
    serviceWorkers: 'block',
    // Without a GPU the processor draws each frame of a motion. A test about motion enables it.
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
    // First, so that the other workers have work until the end.
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
