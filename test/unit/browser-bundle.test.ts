import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'inkwren-bundle-'));

const page = (name: string) => readFileSync(path.join(site, `${name}.html`), 'utf8');
const assets = (ending: string) =>
  readdirSync(path.join(site, 'assets'))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(path.join(site, 'assets', file), 'utf8') }));

beforeAll(() => {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', site, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}, 60_000);

afterAll(() => rmSync(site, { recursive: true, force: true }));

test('no schema reaches a browser, and what an endpoint is for stays with the server', () => {
  for (const { file, text } of assets('.js')) {
    expect({ file, found: /ZodMini|_zod\b|ZodError/.exec(text)?.[0] }).toEqual({ file, found: undefined });
    expect({ file, found: text.includes('Hands in a quiz: scored here') }).toEqual({ file, found: false });
  }
  expect(assets('.js').some(({ text }) => text.includes('/book/quiz/submit'))).toBe(true);
});

test.each(['index', 'privacy', 'terms'])('%s.html is there to be read before any script', (name) => {
  const html = page(name);
  expect(html).toMatch(/<h1[^>]*>/);
  expect(html).not.toContain('<!--page:');
  expect(html).not.toMatch(/<script(?![^>]+src=)/);
  expect(html).not.toContain('/landing/');
});

test('the landing page has at most 5 KB of JavaScript, and no stylesheet to wait for', () => {
  const scripts = [...page('index').matchAll(/\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(scripts).toHaveLength(1);
  const size = scripts.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(site, 'assets', file))).length,
    0,
  );
  expect(size).toBeLessThanOrEqual(5000);
  expect(page('index')).not.toContain('rel="stylesheet"');
});
