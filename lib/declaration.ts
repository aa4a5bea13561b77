import type { MediaPrefix } from '../contract/media';
import type { Environment } from './environments';

/** No Scan: no code of the product may iterate over all children. */
export type TableOperation = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

/** `listing`: the lists that operators and schedules process. `school`: the students of a school. */
export type TableIndex = 'listing' | 'school';

/** What a function may do with objects of the media bucket, also by the addresses that it signs for others. */
export type MediaOperation = 'GetObject' | 'PutObject' | 'DeleteObject';

/** The consequence of a failure for users. Functions that share a consequence share an alarm. */
export const consequences = {
  Entry: 'People cannot come in',
  Screens: 'Screens show an error to whoever is in',
  Work: 'Work behind the screens waits or is lost',
} as const;

/** The jobs for a function. The queue has the function's name, and so has the variable with its address. */
export interface QueueDeclaration {
  readonly batchSize: number;
  readonly maxConcurrency: number;
  /** How often a job is delivered before it counts as failed; 5 by default. */
  readonly maxReceives?: number;
  /** Days for which a job is kept, including its time in the dead-letter queue. By default two weeks there. */
  readonly keptForDays?: number;
  /** Jobs stay in the queue until the settings name a sender of mails. */
  readonly needsSender?: true;
}

/** EventBridge replaces this by the time at which a run was due. */
export const scheduledTime = '<aws.scheduler.scheduled-time>';

export interface ScheduleDeclaration {
  readonly description: string;
  /** A schedule of EventBridge Scheduler; the day is New York's, with its clock changes. */
  readonly expression: `rate(${string})` | `cron(${string})`;
  readonly input?: object;
}

/**
 * The declaration of one function: everything except its code. What the contract says of its subject (routes, streaming) is
 * not repeated.
 */
export interface FunctionDeclaration {
  /** Seconds; 15 by default. */
  readonly timeout?: number;
  /** MB, which also determines its share of a processor; 1024 by default. */
  readonly memory?: number;
  /** Lambda itself logs only warnings: the three lines of a call cost more than the call of a function that is called so often. */
  readonly logsNoCalls?: true;
  /** Its operations on items whose keys it knows, named individually. */
  readonly table?: readonly TableOperation[];
  /** The indexes that it queries. */
  readonly indexes?: readonly TableIndex[];
  /**
   * Reads the table's stream, which supports two readers: the changes of users' records, of which the function named here
   * repairs missed ones, or the new items of one kind, of which some may be missed.
   */
  readonly follows?:
    | { readonly repairedBy: string; readonly inserted?: never }
    | { readonly inserted: string; readonly repairedBy?: never };
  readonly queue?: QueueDeclaration;
  /** The functions to whose queues it sends jobs. */
  readonly sendsTo?: readonly string[];
  /** The functions that it calls and waits for. */
  readonly calls?: readonly string[];
  /** The schedules that start it. */
  readonly schedules?: Readonly<Record<string, ScheduleDeclaration>>;
  /** `waits`: it calls the model. `counts`: it causes work of the model, which counts against a child's budget. */
  readonly model?: 'waits' | 'counts';
  /** Closes sockets, or sends to them. */
  readonly sockets?: true;
  /** The settings that it reads. All functions of the contract also read `consentAges`, to authorize callers. */
  readonly environment?: readonly Environment[];
  readonly consequence: keyof typeof consequences;
  /** The effect that users notice when it fails. */
  readonly notice: string;
  /**
   * Every visit calls it, or it is retried automatically: the alarm rings at the third error within an hour, otherwise at
   * the first.
   */
  readonly isFrequent?: true;
  /** Its operations on objects of the media bucket, by prefix. */
  readonly media?: Readonly<Partial<Record<MediaPrefix, readonly MediaOperation[]>>>;
  /** Folders of the repository that are deployed beside its code, under their names. */
  readonly files?: readonly string[];
  /** Files of packages that are deployed beside its code, under their own names. */
  readonly assets?: readonly string[];
  /** The deployment runs it, without input, whenever the function or its files have changed. */
  readonly runsOnDeployment?: true;
  /**
   * A cheap event that reaches the table, to measure the function's start. Without one, a function of the contract gets a
   * call of its first endpoint without input, and any other function is only loaded; `false` also only loads it.
   */
  readonly example?: object | false;
}

/** The functions of a subject, by the entry file in its slice: `handler`, `worker`, `preSignUp`. */
export type SubjectDeclaration = Readonly<Record<string, FunctionDeclaration>>;
