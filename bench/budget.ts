import { kilobytes } from './report';

/** Bytes by module, before they are minified. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** What has been built, how large it is, and how large it may be; sizes in bytes. */
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

/** A line for each that is larger than it may be, with the three largest modules in it. */
export const overBudget = (measured: readonly Measured[]): string[] =>
  measured
    .filter(({ bytes, budget }) => budget !== undefined && bytes > budget)
    .map(
      ({ name, bytes, budget = 0, modules }) =>
        `${name}: ${kilobytes(bytes)} KB, allowed are ${kilobytes(budget)} KB. Largest modules, before they are minified: ${largest(modules)}.`,
    );
