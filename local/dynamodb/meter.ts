import type { ConsumedCapacity, IndexScope } from 'dynalite/db';

export interface Charge {
  kind: 'read' | 'write';
  table: string;
  units: number;
  index?: { scope: IndexScope; name: string };
}

/** True when the caller asked for ConsumedCapacity in the answer. */
export const isCapacityWanted = (level: unknown): boolean => {
  return level === 'TOTAL' || level === 'INDEXES';
};

/** The capacity that one request consumes. It is updated during the request, so that a refused request is charged too. */
export class Meter {
  private readonly charges: Charge[] = [];

  add(charge: Charge): void {
    this.charges.push(charge);
  }

  units(kind: Charge['kind']): number {
    return sum(this.charges.filter((charge) => charge.kind === kind));
  }

  /** ConsumedCapacity per table. With the level INDEXES it also has the parts of the table and of each index. */
  consumed(level: unknown): ConsumedCapacity[] {
    const tables = Map.groupBy(this.charges, (charge) => charge.table);
    return [...tables].map(([TableName, charges]) => ({
      TableName,
      CapacityUnits: sum(charges),
      ...(level === 'INDEXES' && {
        Table: { CapacityUnits: sum(charges.filter((charge) => !charge.index)) },
        ...indexParts(charges, 'Global'),
        ...indexParts(charges, 'Local'),
      }),
    }));
  }
}

const indexParts = (charges: Charge[], scope: IndexScope): object => {
  const ofScope = charges.filter((charge) => charge.index?.scope === scope);
  if (!ofScope.length) return {};
  const byName = Map.groupBy(ofScope, (charge) => charge.index?.name ?? '');
  const parts = [...byName].map(([name, own]) => [name, { CapacityUnits: sum(own) }]);
  return { [`${scope}SecondaryIndexes`]: Object.fromEntries(parts) };
};

const sum = (charges: Charge[]): number => {
  return charges.reduce((total, charge) => total + charge.units, 0);
};
