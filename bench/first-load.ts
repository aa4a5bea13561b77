import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measured, ModuleSizes } from './budget';
import { kilobytes, type Section, withinBudget } from './report';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * `empty`: what every signed-in screen loads, without a screen. `other` was 112 KB for the first six screens. Each further screen
 * adds its route to the shell; with all of them it may be 125 KB. Help for a child in a crisis may open on each screen.
 * 500 bytes of each are the page of a child, and the question before each of a child's screens whether a guardian holds it.
 * 200 more are badges, of the login 300: whether a browser is open for a class and its day is over is known before anything is shown.
 * A home and a quiz take 700 more: they offer what a guardian has not switched off, and say until when the rest rests.
 * 100 more name the parts that a teacher's choice of students loads.
 */
const budgets = { landing: 5_000, login: 85_400, empty: 101_200, other: 118_900 };

/** The chunk that precedes all signed-in screens. */
const shell = 'signed-in';

/** The app's page among the built pages; the others have their own scripts. */
const app = 'app.html';

/** Screens are lazy routes. Other dynamic imports (Amplify, dialogs) load after the first paint. */
const isScreen = ({ src = '' }: Chunk) => /-screen\.tsx$/.test(src);

/** A chunk with all its static imports, direct and indirect. */
const closure = (manifest: Manifest, key: string, into = new Set<string>()): Set<string> => {
  if (into.has(key)) return into;
  into.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, into);
  return into;
};

/** For every lazy chunk, all chunks that are loaded with it. A screen may depend on another lazy chunk. */
const loadedWith = (manifest: Manifest, initial: ReadonlySet<string>): Map<string, Set<string>> => {
  const loaded = new Map<string, Set<string>>();
  const open = [{ own: initial, before: initial }];
  for (const { own, before } of open)
    for (const key of new Set([...own].flatMap((from) => manifest[from]?.dynamicImports ?? []))) {
      if (loaded.has(key)) continue;
      const imported = closure(manifest, key);
      const all = new Set([...before, ...imported]);
      loaded.set(key, all);
      open.push({ own: new Set([...imported].filter((one) => !before.has(one))), before: all });
    }
  return loaded;
};

/** The scripts that a page's HTML names. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);

const nameOf = ({ name, src, file }: Chunk) => (name ?? path.basename(src ?? file)).replace(/-screen$/, '');

interface Route extends Measured {
  /** The number of scripts. */
  readonly files: number;
}

/** The JavaScript that a browser loads before a route is visible, gzipped, from Vite's manifest. */
export const measureRoutes = (site: string): Route[] => {
  const read = (name: string) => JSON.parse(readFileSync(path.join(site, '.vite', name), 'utf8'));
  const manifest: Manifest = read('manifest.json');
  const modules: Readonly<Record<string, ModuleSizes>> = read('modules.json');
  const gzipped = (name: string) => gzipSync(readFileSync(path.join(site, name))).length;
  const filesOf = (keys: Iterable<string>) =>
    [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))].filter((name) => name.endsWith('.js'));
  /** Lists only the modules that the route adds: modules that all routes load would hide them. */
  const measured = (
    name: string,
    files: readonly string[],
    budget?: number,
    shared: readonly string[] = [],
  ): Route => ({
    name,
    bytes: files.reduce((sum, file) => sum + gzipped(file), 0),
    budget,
    files: files.length,
    modules: Object.assign(
      {},
      ...files.filter((file) => !shared.includes(file)).map((file) => modules[file]),
    ),
  });

  const initial = closure(manifest, app);
  const lazy = [...loadedWith(manifest, initial)].flatMap(([key, keys]) => {
    const chunk = manifest[key];
    return chunk === undefined ? [] : [{ name: nameOf(chunk), screen: isScreen(chunk), keys }];
  });
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  const behind = (name: string) => lazy.find((chunk) => chunk.name === name)?.keys ?? initial;
  return [
    measured('landing page', scriptsOf(page), budgets.landing),
    measured('login', filesOf(behind('login')), budgets.login),
    measured('signed in, before a screen', filesOf(behind(shell)), budgets.empty, filesOf(initial)),
    ...lazy
      .filter(({ name, screen }) => screen && name !== 'login')
      .map(({ name, keys }) => measured(name, filesOf(keys), budgets.other, filesOf(initial))),
    ...lazy
      .filter(({ name, screen }) => !screen && name !== shell)
      .map(({ name, keys }) =>
        measured(`more with ${name}`, filesOf([...keys].filter((key) => !initial.has(key)))),
      ),
  ];
};

/** The first load of every route of a built site. */
export const firstLoads = (site: string): Section => {
  const row = ({ name, bytes, files, budget }: Route) => [
    name,
    kilobytes(bytes),
    String(files),
    budget === undefined ? '–' : kilobytes(budget),
    budget === undefined ? '–' : withinBudget(bytes, budget),
  ];
  const markup = gzipSync(readFileSync(path.join(site, 'index.html'))).length;
  const [landing, ...routes] = measureRoutes(site).map(row);
  return {
    title: 'JavaScript of the site',
    about: `Gzipped JavaScript until a route can be seen: entry, what the route lies behind and the route itself; the login is part of the entry unless it is a lazy route. The landing page is HTML with a script. Amplify is not in it: it comes after the first paint. Budgets: landing page ${budgets.landing / 1000} KB, login ${budgets.login / 1000} KB without Amplify, what every signed-in screen loads ${budgets.empty / 1000} KB, any other route ${budgets.other / 1000} KB (1 KB = 1000 bytes); \`npm run check\` holds them.`,
    columns: ['route', 'KB gzipped', 'files', 'budget', 'within budget'],
    rows: [
      ...(landing === undefined ? [] : [landing]),
      ['landing page: HTML, styles and pictures in it', kilobytes(markup), '1', '–', '–'],
      ...routes,
    ],
  };
};
