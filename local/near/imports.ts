import path from 'node:path';

const specifier = /(?:from|import\() ?'(\.[^']+)'/g;

/** The files, without their endings, that a file imports. */
const importsOf = (file: string, text: string) =>
  [...text.matchAll(specifier)].map(([, to = '']) => path.posix.join(path.posix.dirname(file), to));

/** The files that import a file, by its path without the ending. */
export const importersIn = (sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const to of importsOf(file, text)) importers.set(to, [...(importers.get(to) ?? []), file]);
  return importers;
};
