import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const system = '/usr/bin/chromium';
const port = Number(process.env.E2E_PORT ?? 3900);
const root = path.resolve(__dirname, '../..');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/**
 * Real Chromium against the laptop cloud with fresh data. A test runs on a phone; tagged `@both` where the layout of a
 * desktop matters too, and `@desktop` where it is enough, it runs there. `@alone` changes what all tests share, such as an outage.
 */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results/e2e'),
  // One set of pictures for every system: the fonts are our own.
  snapshotPathTemplate: '{testDir}/__snapshots__/{arg}-{projectName}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // For hangs: how fast a machine is decides nothing.
  timeout: 240_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace draws every frame of every test, for half of all the time there is; `--trace on` has one when it is needed.
    screenshot: 'only-on-failure',
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
    {
      name: 'phone',
      grepInvert: /@desktop|@alone/,
      use: phone,
    },
    { name: 'desktop', grep: /@desktop|@both/, use: { viewport: { width: 1280, height: 860 } } },
    // After all others, one at a time.
    { name: 'alone', grep: /@alone/, use: phone, dependencies: ['phone', 'desktop'], workers: 1 },
  ],
  webServer: {
    command: 'npm run reset && npm start',
    cwd: root,
    // It answers before the people of the demo are there.
    wait: { stdout: /^ready http/m },
    env: { PORT: String(port), DATA_DIR: path.join(root, 'test-results/e2e-data') },
    timeout: 120_000,
  },
});
