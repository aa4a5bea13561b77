import type { Worker } from './registry/workers';

export type { Worker };

/**
 * The settings that the job queues share with their workers. They apply to every queue unless its declaration overrides them.
 */

/** The environment variable with the address of a worker's queue: `BOOKS_WORKER_QUEUE_URL` for `booksWorker`. */
export const queueSettingOf = (worker: Worker): string =>
  `${worker.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_QUEUE_URL`;

/** The same for the jobs that have failed permanently. */
export const failedSettingOf = (worker: Worker): string =>
  queueSettingOf(worker).replace(/_URL$/, '_FAILED_URL');

/** The number of deliveries after which a job counts as failed and moves to the dead letters: within two minutes. */
export const usualTries = 5;

/** 3 s, 9 s, 27 s, 81 s … 5 minutes: a brief failure is retried soon, an outage is not flooded with retries. */
export const backOffSeconds = (tries: number): number => Math.min(3 ** tries, 300);

/**
 * How long a delivered job is its worker's alone. When it comes back after that the worker cannot run any more, and its lease,
 * which is ten seconds longer than its timeout, has ended.
 */
export const heldSeconds = (timeoutSeconds: number): number => timeoutSeconds + 20;

/** Days for which a job is kept in all, most of them among the dead letters, until an operator sends it back to its queue. */
export const usualJobDays = 14;

/** The retention of drawing jobs, in days: a comic older than a long weekend no longer surprises anybody. */
export const drawingJobDays = 4;

/**
 * The retention of data that a job needs. It is longer than the job's, so that a job redriven on the last day still finds it.
 */
export const outliving = (jobDays: number): number => jobDays + 1;
