import type { Environment } from './environments';

/** No Scan: nothing in the product may walk over all children. */
export type TableOperation = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

/** `listing`: the lists that operators and schedules work through. `school`: the students of a school. */
export type TableIndex = 'listing' | 'school';

/** What a failure means to people. Functions that share a consequence share an alarm. */
export const consequences = {
  Entry: 'People cannot come in',
  Screens: 'Screens show an error to whoever is in',
  Work: 'Work behind the screens waits or is lost',
} as const;

/** Jobs that wait for a function. The queue has the function's name, and so has the variable with its address. */
export interface QueueDeclaration {
  readonly batchSize: number;
  readonly maxConcurrency: number;
  /** How often a job is handed out before it counts as failed; 5 unless it says otherwise. */
  readonly maxReceives?: number;
  /** Days that a job is kept, its time among the dead letters included. By default two weeks there. */
  readonly keptForDays?: number;
  /** Jobs wait until the settings name a sender of mails. */
  readonly needsSender?: true;
}

/** EventBridge puts the moment that a run was due in place of this. */
export const scheduledTime = '<aws.scheduler.scheduled-time>';

export interface ScheduleDeclaration {
  readonly description: string;
  /** Of EventBridge Scheduler; the day is New York's, through the changes of its clocks. */
  readonly expression: `rate(${string})` | `cron(${string})`;
  readonly input?: object;
}

/** One function: everything but its code. What the contract says of its subject (routes, streaming) is not repeated. */
export interface FunctionDeclaration {
  /** Seconds; 15 unless it says otherwise. */
  readonly timeout?: number;
  /** MB, and with them its share of a processor; 1024 unless it says otherwise. */
  readonly memory?: number;
  /** What it does with items whose keys it knows, named one by one. */
  readonly table?: readonly TableOperation[];
  /** The indexes that it queries. */
  readonly indexes?: readonly TableIndex[];
  /**
   * Follows the table's stream: the changes of people's records, where the function named here repairs what it has missed, or
   * orders of one kind, of which a schedule carries out what has failed.
   */
  readonly follows?:
    | { readonly repairedBy: string; readonly orders?: never }
    | { readonly orders: string; readonly repairedBy?: never };
  readonly queue?: QueueDeclaration;
  /** The functions to whose queues it sends. */
  readonly sendsTo?: readonly string[];
  /** What starts it by the clock. */
  readonly schedules?: Readonly<Record<string, ScheduleDeclaration>>;
  /** `waits`: it calls the model. `counts`: it causes work of the model, which is counted for a child. */
  readonly model?: 'waits' | 'counts';
  /** Closes sockets, or sends to them. */
  readonly sockets?: true;
  /** What it reads of the settings. Functions of the contract all read `consentAges`, with which they let people in. */
  readonly environment?: readonly Environment[];
  readonly consequence: keyof typeof consequences;
  /** What people notice when it fails. */
  readonly notice: string;
  /** Every visit calls it, or it is tried again by itself: the third error within an hour rings, otherwise the first. */
  readonly isFrequent?: true;
  /**
   * An event that costs little and reaches the table, with which its start is measured. Without one a function of the contract
   * gets a call of its first endpoint that needs no input, and any other is only loaded; so is one that says `false`.
   */
  readonly example?: object | false;
}

/** The functions of a subject, by the file in its slice that they start from: `handler`, `worker`, `preSignUp`. */
export type SubjectDeclaration = Readonly<Record<string, FunctionDeclaration>>;
