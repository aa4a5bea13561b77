import type { Usage } from '../../local/dynamodb';
import { quiet, unitsOf } from '../measured-cloud';
import { sum } from '../statistics';
import type { Invoked } from '../timed-function';
import { declaredAs, gigabyteSecondsOf } from './memory';
import type { Used } from './prices';

/** What one part of a day uses, and how often a student does it. */
export interface Part {
  readonly name: string;
  readonly times: number;
  readonly used: Required<Omit<Used, 'messages' | 'connection'>>;
  /** The calls of functions, by name. */
  readonly invoked: readonly Invoked[];
}

interface Logs {
  readonly used: readonly Usage[];
  readonly invoked: readonly Invoked[];
}

const isWorker = ({ name }: Invoked) => declaredAs(name)?.queue !== undefined;
/** The seed belongs to the laptop. */
const isDeployed = ({ name }: Invoked) => declaredAs(name) !== undefined;

/** Measures parts of a day, with all work behind queues and the stream. */
export const meterOf = ({ used, invoked }: Logs) => {
  const parts: Part[] = [];
  let requests = 0;
  return {
    parts,
    /** Counts a call of the REST API. */
    onRequest: () => requests++,
    part: async <T>(name: string, times: number, run: () => Promise<T>): Promise<T> => {
      await quiet(used);
      const from = { used: used.length, invoked: invoked.length, requests };
      const result = await run();
      await quiet(used);
      const own = { used: used.slice(from.used), invoked: invoked.slice(from.invoked).filter(isDeployed) };
      parts.push({
        name,
        times,
        used: {
          requests: requests - from.requests,
          jobs: own.invoked.filter(isWorker).length,
          readUnits: unitsOf(own.used, 'readUnits'),
          writeUnits: unitsOf(own.used, 'writeUnits'),
          invocations: own.invoked.length,
          gigabyteSeconds: sum(own.invoked.map(gigabyteSecondsOf)),
        },
        invoked: own.invoked,
      });
      return result;
    },
  };
};
export type Meter = ReturnType<typeof meterOf>;
