import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { patient } from './patience';
import { createRuntime } from './runtime';

/** Runs a function in a worker thread with its own environment. */
if (parentPort === null) throw new Error('This file runs as a worker');

const { write, awslambda, serve } = createRuntime(parentPort);
Object.assign(process.stdout, { write });
Object.assign(process.stderr, { write });

const clock = new Float64Array(workerData.clock as SharedArrayBuffer);
(globalThis as Record<symbol, unknown>)[Symbol.for('inkwren.clock')] = () => Date.now() + (clock[0] ?? 0);
Object.assign(globalThis, { awslambda });

const deadlines = patient(workerData.patience as number);
Object.assign(performance, deadlines.performance);
Object.assign(AbortSignal, deadlines.AbortSignal);

const file = workerData.file as string;
serve(createRequire(file)(file).handler);
