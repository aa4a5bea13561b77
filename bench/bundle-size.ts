import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bundles } from '../lib/functions';
import { kilobytes, type Section, withinBudget } from './report';

/** For a function that calls no AI: what it has to parse before it can answer. */
const budget = 260_000;

const callsAi = (code: string) => code.includes('/chat/completions');

/** The size of each function's bundle. */
export const bundleSizes = (bundles: Bundles): Section => ({
  title: 'Size of the functions',
  about: `Minified bundles with everything inside. Budget for a function that calls no AI: ${budget / 1000} KB (1 KB = 1000 bytes).`,
  columns: ['function', 'KB', 'KB gzipped', 'calls AI', 'within budget'],
  rows: Object.entries(bundles).map(([name, folder]) => {
    const code = readFileSync(path.join(folder, 'index.js'));
    const ai = callsAi(code.toString());
    return [
      name,
      kilobytes(code.length),
      kilobytes(gzipSync(code).length),
      ai ? 'yes' : 'no',
      ai ? '–' : withinBudget(code.length, budget),
    ];
  }),
});
