import type { Executed } from './executed';

export interface Near {
  readonly suites: readonly string[];
  /** The changed files that most suites execute: only the suites of their subject and the broadest ones are chosen for them. */
  readonly everywhere: readonly string[];
}

export interface Known {
  readonly executed: Executed;
  /** The names of all API suites, such as `quiz.test.ts`. */
  readonly all: readonly string[];
  /** The files that import a file, by its path without the ending. */
  readonly importers: ReadonlyMap<string, readonly string[]>;
}

const plain = (file: string) => file.replace(/\.tsx?$/, '');

/**
 * A file of the contract, or a suite that is generated from it. Such a suite calls every endpoint and takes half a minute, so it
 * is near to the contract only.
 */
const isOfContract = (name: string) => /^contract[./]/.test(name);

/** The subject of a file: the folder below `lambdas/` or `contract/`. */
const subjectOf = (file: string) =>
  /^(?:lambdas\/functions|lambdas|contract|lib\/subjects)\/([\w-]+)/.exec(file)?.[1];

/**
 * The API suites that a change can break: those that executed a changed file or, since constants are not executed, a file that
 * imports it. A suite without a note is near everything.
 */
export const nearApiSuites = (changed: readonly string[], { executed, all, importers }: Known): Near => {
  const unknown = all.filter((suite) => !executed.has(suite));
  const executing = (file: string) =>
    all.filter((suite) => executed.get(suite)?.has(file) && (isOfContract(file) || !isOfContract(suite)));
  /** Goes up until files are found that are executed. */
  const suitesOf = (file: string, seen = new Set<string>()): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const above = importers.get(plain(file)) ?? [];
    const direct = [file, ...above].flatMap(executing);
    return direct.length > 0 ? direct : above.flatMap((one) => suitesOf(one, seen));
  };
  const bySubject = (file: string) => {
    const subject = subjectOf(file);
    return subject === undefined ? [] : all.filter((suite) => suite.startsWith(`${subject}.`));
  };
  const broadest = all
    .filter((suite) => !isOfContract(suite))
    .toSorted((one, other) => (executed.get(other)?.size ?? 0) - (executed.get(one)?.size ?? 0))
    .slice(0, 2);
  const everywhere: string[] = [];
  const chosen = changed.flatMap((file) => {
    const found = [...new Set(suitesOf(file))];
    if (found.length <= (all.length - unknown.length) / 2) return [...found, ...bySubject(file)];
    everywhere.push(file);
    return [...bySubject(file), ...broadest];
  });
  return { suites: all.filter((suite) => unknown.includes(suite) || chosen.includes(suite)), everywhere };
};
