import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const system = '/usr/bin/chromium';
const port = Number(process.env.E2E_PORT ?? 3900);
const root = path.resolve(__dirname, '../..');

/** Real Chromium against the laptop cloud with fresh data, as a phone and as a desktop. */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results/e2e'),
  // One set of pictures for every system: the fonts are our own.
  snapshotPathTemplate: '{testDir}/__snapshots__/{arg}-{projectName}{ext}',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } } },
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
