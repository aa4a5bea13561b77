import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leastPrecision } from './choose';
import { withSection } from './document';
import { measure } from './measure';
import { countShelves, precisionOf, scoreOf } from './score';

/** `npm run calibrate`: writes the thresholds of a model for embeddings, and what they are worth. */
const root = path.resolve(__dirname, '../..');
const [thresholds, document] = ['lambdas/recommendations/calibrated.json', 'docs/embeddings.md'].map((file) =>
  path.join(root, file),
) as [string, string];

/** The product counts its calls in lines of the log. */
const isLog = (text: unknown) => typeof text === 'string' && text.startsWith('{"');

const withoutLog = async <A>(work: () => Promise<A>): Promise<A> => {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((text: string, ...rest: never[]) =>
    isLog(text) || write(text, ...rest)) as typeof process.stdout.write;
  try {
    return await work();
  } finally {
    process.stdout.write = write;
  }
};

const main = async () => {
  const measurement = await withoutLog(measure);
  const { model, calibration, pairs, shelves } = measurement;
  const all = { ...JSON.parse(readFileSync(thresholds, 'utf8')), [model]: calibration };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(thresholds, `${JSON.stringify(sorted, null, 2)}\n`);
  const written = withSection(existsSync(document) ? readFileSync(document, 'utf8') : '', measurement);
  writeFileSync(document, written);
  process.stdout.write(written);
  const { served, untrue } = countShelves(shelves);
  const precision = precisionOf(
    scoreOf(
      pairs.filter(({ half }) => half === 'measures'),
      calibration,
    ),
  );
  if (precision < leastPrecision || served < 9 || untrue > 0) process.exitCode = 1;
};

main();
