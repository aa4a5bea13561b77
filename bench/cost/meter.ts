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

/** It collects the awards of all students for a minute, so that what one of them causes depends on the others. */
const isBoards = (name: string) => declaredAs(name)?.name === 'leaderboardFollowAwards';
/** A schedule looks once for all students whether something is due. */
const isScheduled = (name: string) => declaredAs(name)?.schedules !== undefined;
const isWorker = ({ name }: Invoked) => declaredAs(name)?.queue !== undefined;
/** The seed belongs to the laptop. */
const isOwn = ({ name }: Invoked) => declaredAs(name) !== undefined && !isBoards(name) && !isScheduled(name);

/** Measures parts of a day, with all work behind queues and the stream. */
export const meterOf = ({ used, invoked }: Logs) => {
  const parts: Part[] = [];
  const shared = { writeUnits: 0 };
  let requests = 0;
  return {
    parts,
    /** What the boards would write in a day if no two awards came in the same minute. */
    shared,
    /** Counts a call of the REST API. */
    onRequest: () => requests++,
    part: async <T>(name: string, times: number, run: () => Promise<T>): Promise<T> => {
      await quiet(used);
      const from = { used: used.length, invoked: invoked.length, requests };
      const result = await run();
      await quiet(used);
      const since = used.slice(from.used);
      const own = {
        used: since.filter(({ caller }) => !isBoards(caller) && !isScheduled(caller)),
        invoked: invoked.slice(from.invoked).filter(isOwn),
      };
      const ofBoards = since.filter(({ caller }) => isBoards(caller));
      shared.writeUnits += times * unitsOf(ofBoards, 'writeUnits');
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
