import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Clock } from '../clock';
import type { Usage } from '../dynamodb';
import { Throttle } from '../dynamodb/throttle';
import { Hold } from '../hold';
import { Kill } from '../kill';
import { Outages } from '../outages';
import { Outbox } from '../outbox';
import { Twice } from '../queues/twice';
import type { CloudOptions } from './options';

/** What a developer or a test sets and reads from outside: the clock, failures on purpose, and what functions have done. */
export interface Controls {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly outages: Outages;
  readonly kill: Kill;
  readonly hold: Hold;
  readonly twice: Twice;
  readonly throttle: Throttle;
  /** The address of the model service that a test has set instead of the tutor. */
  readonly model: { at?: string | undefined };
  /** The log lines of all functions since the start, and the permissions that they lacked. */
  readonly logs: string[];
  /** The requests to the table since the start that consumed capacity. */
  readonly used: Usage[];
  /** The path of a file or folder of the data; undefined when nothing is kept. */
  kept(name: string): string | undefined;
  /** Adds a line of a function to the logs. */
  onLog(name: string, line: string): void;
}

export const openControls = ({ dataFolder, clockOrigin, clockMemory, twice }: CloudOptions): Controls => {
  if (dataFolder !== undefined) mkdirSync(dataFolder, { recursive: true });
  const kept = (name: string) => (dataFolder === undefined ? undefined : path.join(dataFolder, name));
  const logFile = kept('functions.log');
  const logs: string[] = [];
  return {
    clock: new Clock(kept('clock'), clockOrigin, clockMemory),
    outbox: new Outbox(kept('outbox.jsonl')),
    outages: new Outages(),
    kill: new Kill(),
    hold: new Hold(),
    throttle: new Throttle(),
    twice: new Twice(twice),
    model: {},
    logs,
    used: [],
    kept,
    onLog: (name, line) => {
      logs.push(`${name} ${line}`);
      if (logFile !== undefined) appendFileSync(logFile, `${name} ${line}\n`);
    },
  };
};
