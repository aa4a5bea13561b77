import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../../..');

const checkouts: string[] = [];

/** A copy of the site's sources in a folder with this name. */
const checkoutIn = (name: string): string => {
  const checkout = mkdtempSync(path.join(tmpdir(), name));
  checkouts.push(checkout);
  for (const entry of [
    ...['contract', 'frontend', 'library', 'serials'],
    ...['package.json', 'tsconfig.json', 'vite.config.mts'],
  ])
    cpSync(path.join(root, entry), path.join(checkout, entry), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'), 'junction');
  return checkout;
};

const build = (checkout: string) => {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
};

let site: string;

const page = (name: string) => readFileSync(path.join(site, `${name}.html`), 'utf8');
const assets = (ending: string) =>
  readdirSync(path.join(site, 'assets'))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(path.join(site, 'assets', file), 'utf8') }));

beforeAll(() => {
  // Project folders of developers may have such names.
  const checkout = checkoutIn('inkwren Größe 100% (neu) ');
  build(checkout);
  site = path.join(checkout, 'dist/site');
});

afterAll(() => {
  for (const checkout of checkouts) rmSync(checkout, { recursive: true, force: true });
});

test('the error names a folder in which Vite cannot build', () => {
  expect(() => build(checkoutIn('inkwren #1 '))).toThrow(
    /Vite cannot build in .*inkwren #1 .*Rename the folder/,
  );
});

test('no schema and no description of an endpoint reaches a browser', () => {
  for (const { file, text } of assets('.js')) {
    expect({ file, found: /ZodMini|_zod\b|ZodError/.exec(text)?.[0] }).toEqual({ file, found: undefined });
    expect({ file, found: text.includes('Hands in a quiz: scored here') }).toEqual({ file, found: false });
  }
  expect(assets('.js').some(({ text }) => text.includes('/book/quiz/submit'))).toBe(true);
});

test.each(['index', 'privacy', 'terms'])('%s.html is readable before any script', (name) => {
  const html = page(name);
  expect(html).toMatch(/<h1[^>]*>/);
  expect(html).not.toContain('<!--page:');
  expect(html).not.toMatch(/<script(?![^>]+src=)/);
  expect(html).not.toContain('/landing/');
});

test('the landing page has at most 5 KB of JavaScript, and no blocking stylesheet', () => {
  const scripts = [...page('index').matchAll(/\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(scripts).toHaveLength(1);
  const size = scripts.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(site, 'assets', file))).length,
    0,
  );
  expect(size).toBeLessThanOrEqual(5000);
  expect(page('index')).not.toContain('rel="stylesheet"');
});
