import type { Worker } from './registry/workers';

export type { Worker };

/** What the queues of jobs and their workers agree on: the same for all of them, unless a declaration says otherwise. */

/** The environment variable with the address of a worker's queue: `BOOKS_WORKER_QUEUE_URL` for `booksWorker`. */
export const queueSettingOf = (worker: Worker): string =>
  `${worker.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_QUEUE_URL`;

/** How often a job is delivered before it counts as failed and lies among the dead letters: within two minutes. */
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

/** The same for the jobs of comics: a drawing that is older than a long weekend surprises nobody any more. */
export const drawingJobDays = 4;

/** What a job needs is kept longer than the job: one that is sent back on the last day still finds it. */
export const outliving = (jobDays: number): number => jobDays + 1;
