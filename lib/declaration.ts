import type { Worker } from '../contract/jobs';
import type { MediaPrefix } from '../contract/media';
import type { Environment } from './environments';

/** Scan is absent: no code of the product may iterate over all children. */
export type TableOperation = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

/**
 * `listing`: lists sorted by time, such as those that operators and schedules process. `school`: the students of a school.
 */
export type TableIndex = 'listing' | 'school';

/**
 * The operations of a function on objects of the media bucket. The addresses that it signs for users have the same
 * permissions.
 */
export type MediaOperation = 'GetObject' | 'PutObject' | 'DeleteObject' | 'AbortMultipartUpload';

/** The operations of a function on users of the pool. Those of operators are granted to the subjects that serve them. */
type PoolOperation =
  | 'AdminGetUser'
  | 'AdminCreateUser'
  | 'AdminSetUserPassword'
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminUserGlobalSignOut'
  | 'AdminSetUserMFAPreference'
  | 'ListUsersInGroup'
  | 'AdminDeleteUser'
  | 'ListUsers';

/** The consequence of a failure for users. Functions that share a consequence share an alarm. */
export const consequences = {
  Entry: 'People cannot come in',
  Screens: 'Screens show an error to whoever is in',
  Work: 'Work behind the screens waits or is lost',
  Crisis: 'Nobody may hear of a child in a crisis',
} as const;

/** The minutes that a job may wait, unless its queue's declaration says otherwise. */
export const usualWaitMinutes = 15;

/** The queue of a function. The queue has the function's name, and the variable with its address is derived from it. */
export interface QueueDeclaration {
  readonly batchSize: number;
  readonly maxConcurrency: number;
  /** The minutes after which a job that is not done sets off an alarm. 15 by default. */
  readonly waitsMinutes?: number;
  /** How often a job is delivered before it counts as failed. 5 by default, within two minutes. */
  readonly tries?: number;
  /** Days for which a job is kept, including its time in the dead-letter queue. By default two weeks in the dead-letter queue. */
  readonly keptForDays?: number;
  /** The logical ids from before the function was renamed: the queues stay, and the jobs in them. */
  readonly formerIds?: { readonly queue: string; readonly deadLetters: string };
  /** Jobs stay in the queue until the settings name a sender of mails. */
  readonly needsSender?: true;
}

/** EventBridge replaces this by the time at which a run was due. */
export const scheduledTime = '<aws.scheduler.scheduled-time>';

export interface ScheduleDeclaration {
  readonly description: string;
  /** An expression of EventBridge Scheduler in New York's time, including daylight saving time. */
  readonly expression: `rate(${string})` | `cron(${string})`;
  readonly input?: object;
}

/**
 * MB of a function that declares none, by what it does. A function that waits for a model pays for seconds in which it does nothing,
 * so it gets the least in which all of them run.
 */
const usualMemory = { computes: 1024, waits: 512 };

/**
 * The declaration of one function: everything except its code. What the contract states about its subject (routes, streaming) is
 * not repeated.
 */
export interface FunctionDeclaration {
  /** Seconds; 15 by default. */
  readonly timeout?: number;
  /** MB, which also determine the share of a processor. Absent: `memoryOf` decides. */
  readonly memory?: number;
  /**
   * Lambda itself logs only warnings. For a function that is called very often, the three log lines of a call cost more than the
   * call.
   */
  readonly logsNoCalls?: true;
  /** The operations on items by key, each named individually. */
  readonly table?: readonly TableOperation[];
  /** The indexes that the function queries. */
  readonly indexes?: readonly TableIndex[];
  /**
   * Reads the table's stream, which supports two readers. `follows` selects either the changes of users' records, with the
   * function that repairs missed ones, or the new items of one kind, some of which may be missed.
   */
  readonly follows?:
    | { readonly repairedBy: string; readonly inserted?: never }
    | { readonly inserted: string; readonly repairedBy?: never };
  readonly queue?: QueueDeclaration;
  /** The functions whose queues get jobs from this one. */
  readonly sendsTo?: readonly Worker[];
  /** The functions whose waiting and failed jobs this one counts. */
  readonly countsJobsOf?: readonly Worker[];
  /** The functions that this one calls and waits for. */
  readonly calls?: readonly string[];
  /** The schedules that start the function. */
  readonly schedules?: Readonly<Record<string, ScheduleDeclaration>>;
  /** `waits`: the function calls the model. `counts`: it causes AI work, which counts against a child's budget. */
  readonly model?: 'waits' | 'counts';
  /** The function sends to sockets or closes them. */
  readonly sockets?: true;
  /** The operations on users of the pool. Only one function creates users. */
  readonly pool?: readonly PoolOperation[];
  /** The settings that the function reads. All functions of the contract also read `consentAges`, to authorize callers. */
  readonly environment?: readonly Environment[];
  /** The function has the key of the hashes that stand for people. */
  readonly hashes?: true;
  readonly consequence: keyof typeof consequences;
  /** The effect on users when the function fails. */
  readonly notice: string;
  /**
   * The function is called on every visit, or retried automatically: its alarm rings at the third error within an hour, otherwise
   * at the first.
   */
  readonly isFrequent?: true;
  /** The operations on objects of the media bucket, by prefix. */
  readonly media?: Readonly<Partial<Record<MediaPrefix, readonly MediaOperation[]>>>;
  /** Folders of the repository that are deployed with the code, under their own names. */
  readonly files?: readonly string[];
  /** The names of files in these folders that only the laptop reads: they are not deployed. */
  readonly filesLeftOut?: readonly string[];
  /** Files of packages that are deployed with the code, under their own names. */
  readonly assets?: readonly string[];
  /** The deployment runs the function, without input, whenever its code or files have changed. */
  readonly runsOnDeployment?: true;
  /**
   * A cheap event that reaches the table, to measure the function's start. Without one, a function of the contract gets a call of
   * its first endpoint without input, and any other function is only loaded. `false` also only loads it.
   */
  readonly example?: object | false;
}

/** The functions of a subject, by the entry file in its slice: `handler`, `worker`, `preSignUp`. */
export type SubjectDeclaration = Readonly<Record<string, FunctionDeclaration>>;

/** MB of a function. */
export const memoryOf = ({ memory, model }: Pick<FunctionDeclaration, 'memory' | 'model'>): number =>
  memory ?? usualMemory[model === 'waits' ? 'waits' : 'computes'];
