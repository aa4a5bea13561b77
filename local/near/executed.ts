import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The source files that each API suite executed in its last noted run: a file per suite. */
export const executedFolder = path.resolve('.cache/executed');

/** The environment variable that lets the API suites note what they execute. */
export const notesExecuted = 'NOTES_EXECUTED';

/** The executed source files by the name of the suite, such as `quiz.test.ts`. */
export type Executed = ReadonlyMap<string, ReadonlySet<string>>;

export const readExecuted = (): Executed =>
  new Map(
    (existsSync(executedFolder) ? readdirSync(executedFolder) : []).map((name) => [
      path.basename(name, '.json'),
      new Set<string>(JSON.parse(readFileSync(path.join(executedFolder, name), 'utf8'))),
    ]),
  );
