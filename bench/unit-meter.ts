import type { Usage } from '../local/dynamodb';
import { type MeasuredCloud, quiet, unitsOf } from './measured-cloud';
import { sumOf, usesIn } from './model';

const operationsOf = (usages: readonly Usage[]): string => {
  const byName = Map.groupBy(usages, ({ operation }) => operation);
  return [...byName].map(([name, all]) => `${name.replace(/Item$/, '')} ${all.length}`).join(', ');
};

/** The number of model calls, moderation included, and their tokens, from the metrics that functions log. */
const modelUse = (lines: readonly string[]) => {
  const { calls, tokens } = sumOf(usesIn(lines));
  return [calls, tokens].map((count) => (count === 0 ? '' : String(count)));
};

export type Measure = <T>(action: string, run: () => Promise<T>) => Promise<T>;

/** Measures actions in capacity units and calls, one row for each. */
export const unitMeter = ({ cloud, used }: MeasuredCloud) => {
  const rows: string[][] = [];
  /** Adds one row for each named part of an action. */
  const measureParts = async <T>(
    run: () => Promise<T>,
    parts: Readonly<Record<string, (usage: Usage) => boolean>>,
  ): Promise<T> => {
    await quiet(used);
    const from = used.length;
    const lines = cloud.logs.length;
    const result = await run();
    await quiet(used);
    const all = used.slice(from);
    for (const [action, isPart] of Object.entries(parts)) {
      const own = all.filter(isPart);
      rows.push([
        action,
        String(own.length),
        operationsOf(own),
        String(unitsOf(own, 'readUnits')),
        String(unitsOf(own, 'writeUnits')),
        ...modelUse(cloud.logs.slice(lines)),
      ]);
    }
    return result;
  };
  const measure: Measure = (action, run) => measureParts(run, { [action]: () => true });
  return { rows, measure, measureParts };
};
