import { kilobytes } from './report';

/** Bytes by module, before minification. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** The built artefacts with their sizes and limits, in bytes. */
export interface Measured {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number | undefined;
  readonly modules: ModuleSizes;
}

const largest = (modules: ModuleSizes) =>
  Object.entries(modules)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name, bytes]) => `${name} (${kilobytes(bytes)} KB)`)
    .join(', ');

/** One line for each artefact over its limit, with its three largest modules. */
export const overBudget = (measured: readonly Measured[]): string[] =>
  measured
    .filter(({ bytes, budget }) => budget !== undefined && bytes > budget)
    .map(
      ({ name, bytes, budget = 0, modules }) =>
        `${name}: ${kilobytes(bytes)} KB, allowed are ${kilobytes(budget)} KB. Largest modules, before they are minified: ${largest(modules)}.`,
    );
