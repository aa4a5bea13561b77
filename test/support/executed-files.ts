import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import path from 'node:path';
import { executedFolder } from '../../local/near/executed';
import { jointBundle } from './joint-bundle';

/** Where each source file begins in a bundle of esbuild, which precedes it with a comment. */
const partsOf = (bundle: string) =>
  [...bundle.matchAll(/^\/\/ ((?:lambdas|contract|lib|local)\/\S+)$|^\/\/ \S+$/gm)].map(
    ({ index, 1: file }) => ({ index, file }),
  );

const root = path.resolve(__dirname, '../..');

let parts: ReturnType<typeof partsOf> | undefined;

/** The source file at a position; undefined outside the project. */
const fileAt = (position: number): string | undefined => {
  parts ??= partsOf(readFileSync(jointBundle, 'utf8'));
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.index ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return parts[low - 1]?.file;
};

/** Whether a function ran. The function that loads a module does not count: it runs for each importer. */
const hasRun = ({ functionName, ranges: [range] }: Profiler.FunctionCoverage) =>
  (range?.count ?? 0) > 0 && range?.startOffset !== 0 && !functionName.includes('/');

/** Notes which source files of the functions a suite executes: a list in a file named like the suite. Costs an eighth of its time. */
export class ExecutedFiles {
  private readonly session = new Session();

  constructor(private readonly suite: string) {}

  start(): void {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  finish(): void {
    this.session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error !== null) return;
      const files = new Set<string | undefined>();
      for (const { url, functions } of taken.result) {
        const file = path.relative(root, url.replace(/^file:\/\//, ''));
        const ran = functions.filter(hasRun);
        if (url.endsWith(jointBundle))
          for (const {
            ranges: [range],
          } of ran)
            files.add(fileAt(range?.startOffset ?? 0));
        else if (file.startsWith('local/') && ran.length > 0) files.add(file);
      }
      files.delete(undefined);
      mkdirSync(executedFolder, { recursive: true });
      const file = path.join(executedFolder, `${path.basename(this.suite)}.json`);
      writeFileSync(file, JSON.stringify([...files].toSorted()));
    });
    this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }
}
