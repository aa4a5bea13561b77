import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { overBudget } from '../../bench/budget';
import { measureBundles } from '../../bench/bundle-size';
import { measureRoutes } from '../../bench/first-load';

const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-budgets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** Text that hardly compresses. */
const script = (bytes: number) => {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(32 + (state % 94));
  };
  return Array.from({ length: bytes }, next).join('');
};

beforeAll(() => {
  const entry = { file: 'assets/app.js', isEntry: true, dynamicImports: ['login', 'signed-in', 'amplify'] };
  const manifest = {
    'app.html': entry,
    login: { file: 'assets/login.js', src: 'src/auth/login-screen.tsx', name: 'login-screen' },
    'signed-in': {
      file: 'assets/signed-in.js',
      src: 'src/app/signed-in.tsx',
      name: 'signed-in',
      dynamicImports: ['books'],
    },
    books: {
      file: 'assets/books.js',
      src: 'src/books/books-screen.tsx',
      name: 'books-screen',
      imports: ['cards'],
    },
    cards: { file: 'assets/cards.js' },
    amplify: { file: 'assets/amplify.js', src: 'src/lib/amplify.ts' },
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
  write(
    '.vite/modules.json',
    JSON.stringify({
      'assets/app.js': { react: 90_000 },
      'assets/books.js': { small: 1, 'books/list.tsx': 30_000, 'books/search.tsx': 20_000 },
      'assets/cards.js': { 'ui/card.tsx': 25_000 },
    }),
  );
  write('index.html', '');
  for (const [name, bytes] of Object.entries({
    app: 60_000,
    login: 1000,
    'signed-in': 70_000,
    books: 50_000,
    cards: 20_000,
    amplify: 150_000,
  }))
    write(`assets/${name}.js`, script(bytes));
  write('lambdas/words/index.js', 'x'.repeat(260_001));
  write('lambdas/chat/index.js', 'x'.repeat(615_001));
  write('lambdas/comics/index.js', 'x'.repeat(615_000));
  write('lambdas/books/index.js', 'x'.repeat(260_000));
  const inputs = { 'a.ts': 1, 'b.ts': 40_000, 'c.ts': 30_000, 'd.ts': 20_000 };
  const outputs = ['words', 'chat', 'comics', 'books'].map((name) => [
    `dist/lambdas/${name}/index.js`,
    {
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([file, bytesInOutput]) => [file, { bytesInOutput }]),
      ),
    },
  ]);
  write('lambdas/meta.json', JSON.stringify({ outputs: Object.fromEntries(outputs) }));
});

test('the code before a route counts too, and the error names the three largest modules of the route itself', () => {
  const [shell, line, ...others] = overBudget(measureRoutes(folder));
  expect(others).toEqual([]);
  expect(shell).toMatch(/^signed in, before a screen: \d+\.\d KB, allowed are 101\.2 KB\./);
  expect(line).toMatch(/^books: \d+\.\d KB, allowed are 118\.9 KB\./);
  expect(line).toMatch(
    /: books\/list\.tsx \(30\.0 KB\), ui\/card\.tsx \(25\.0 KB\), books\/search\.tsx \(20\.0 KB\)\.$/,
  );
});

test('a function is too large one byte above its budget, which is larger if it waits for a model', () => {
  const largest =
    'Largest modules, before they are minified: b.ts (40.0 KB), c.ts (30.0 KB), d.ts (20.0 KB).';
  expect(overBudget(measureBundles(path.join(folder, 'lambdas')))).toEqual([
    `words: 260.0 KB, allowed are 260.0 KB. ${largest}`,
    `chat: 615.0 KB, allowed are 615.0 KB. ${largest}`,
  ]);
});
