import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../..');

const isOurs = (name: string) => !/^(node_modules|dist|test-results|\.(?!dependency-cruiser).*)$/.test(name);

/** Every file and folder of the repository. */
const all = readdirSync(root)
  .filter(isOurs)
  .flatMap((name) => [
    name,
    ...(statSync(path.join(root, name)).isDirectory()
      ? readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
      : []
    ).map((file) => `${name}/${file}`),
  ]);
/** With a line per path, which begins with a slash, so that one expression finds the end of a path. */
const everyPath = all.map((file) => `/${file}\n`).join('');

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Written by running or testing, and not part of the repository. */
const isMade = (word: string) => /^(\.local|test-results)\//.test(word);

const isPath = (word: string) =>
  /^[\w.<][\w.<>/-]*$/.test(word) &&
  (word.includes('/') || /\.(tsx?|cjs|css|json|md)$/.test(word)) &&
  !isMade(word);

/** The path of a file or a folder, or its end: `ui/loaded.tsx`. `<subject>` stands for any name. Jest accepts its beginning. */
const exists = (word: string, isForJest: boolean): boolean => {
  const pattern = word.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[\\w-]+');
  return new RegExp(`/${pattern}${isForJest ? '[\\w.-]*' : ''}\\n`).test(everyPath);
};

const documents = ['CONTRIBUTING.md', 'README.md', 'docs/adding-a-subject.md', 'docs/threat-model.md'];

describe.each(documents)('%s', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  /** Without blocks of code: those of an example name files that are no part of the product. */
  const prose = text.replaceAll(/^```.*\n[\s\S]*?^```$/gm, '');

  test('names no path that does not exist', () => {
    const named = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
      code
        .split(' ')
        .filter(isPath)
        .map((word) => ({ word, isForJest: code.startsWith('npx jest ') })),
    );
    expect(named).not.toEqual([]);
    expect(named.filter(({ word, isForJest }) => !exists(word, isForJest))).toEqual([]);
  });

  test('links to no file that does not exist', () => {
    const links = [...prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, file = '']) => file);
    const folder = path.dirname(path.join(root, document));
    expect(links.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });

  test('names no script that package.json does not have', () => {
    const named = [...text.matchAll(/npm run (?:--\w+ )?([\w:-]+)/g)].map(([, script = '']) => script);
    expect(named).not.toEqual([]);
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});
