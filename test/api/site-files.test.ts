import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { built } from '../../local/build/build';
import { cloud } from '../support/cloud';

/** All files that the deployment copies into the bucket, and the modules of each script. */
const files = readdirSync(built.site, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !file.startsWith('.vite'),
);
const modules: Record<string, Record<string, number>> = JSON.parse(
  readFileSync(path.join(built.site, '.vite/modules.json'), 'utf8'),
);

test('the deployed site contains no page, script or style of the style guide', () => {
  expect(files).toEqual(expect.arrayContaining(['index.html', 'app.html']));
  expect(files.filter((file) => path.basename(file).startsWith('_ui'))).toEqual([]);
  const sources = Object.values(modules).flatMap((made) => Object.keys(made));
  expect(sources.filter((source) => source.startsWith(path.join('frontend', 'src', 'app')))).not.toEqual([]);
  expect(sources.filter((source) => source.startsWith(path.join('frontend', 'gallery')))).toEqual([]);
});

test('the address of a style guide that was not built answers 404', async () => {
  expect(existsSync(path.join(built.site, '_ui.html'))).toBe(false);
  expect((await fetch(`${cloud.url}/_ui`)).status).toBe(404);
});

test('the app’s page asks at once for the fonts that its styles use first', () => {
  const page = readFileSync(path.join(built.site, 'app.html'), 'utf8');
  const fonts = [...page.matchAll(/rel="preload"\s+href="([^"]+)"\s+as="font"/g)].map(([, file]) => file);
  const [styles = ''] = /(?<=rel="stylesheet" crossorigin href=")[^"]+/.exec(page) ?? [];
  const used = readFileSync(path.join(built.site, styles), 'utf8');
  expect(fonts).toEqual([
    expect.stringContaining('lexend-latin-wght'),
    expect.stringContaining('baloo-2-latin-700'),
  ]);
  expect(fonts.filter((file) => !used.includes(`url(${file})`))).toEqual([]);
});
