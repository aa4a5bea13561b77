import { setTimeout } from 'node:timers/promises';
import type { LocalFunction } from '../functions/local-function';
import type { StreamRecord } from './record';

export interface Answer {
  readonly state?: unknown;
  readonly batchItemFailures?: readonly { readonly itemIdentifier: string }[];
}

export interface DeliveryOptions {
  readonly worker: Pick<LocalFunction, 'invoke'>;
  readonly batchSize: number;
  /** Whether the function reports failed records. Otherwise an answer means that none failed. */
  readonly reportsFailures: boolean;
  /** Whether a failed batch is bisected. */
  readonly bisects: boolean;
  /** The number of retries before a batch is discarded. */
  readonly retries: number;
  readonly signal: AbortSignal;
  /** Gets a line for each failed invocation. */
  onLog(line: string): void;
}

/** The parts that differ between deliveries. */
export interface Delivery {
  event(batch: readonly StreamRecord[]): object;
  /** Gets the function's answer to accepted records. If it throws, the invocation has failed. */
  answered?(answer: Answer | null): void;
  /** Called with the last record that is settled: accepted or discarded. */
  settled?(last: StreamRecord): Promise<void>;
  gaveUp(batch: readonly StreamRecord[], invocations: number): void;
}

const pause = async (failures: number, signal: AbortSignal) => {
  const milliseconds = Math.min(100 * 2 ** Math.max(failures - 1, 0), 5000);
  await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
};

/**
 * The position from which a batch must be repeated; undefined when all records were accepted. An unknown position fails the whole
 * batch.
 */
const failedFrom = (batch: readonly StreamRecord[], failures: Answer['batchItemFailures'] = []) => {
  if (failures === null || failures.length === 0) return undefined;
  const at = failures.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  return Math.max(Math.min(...at), 0);
};

const attempt = async (
  { worker, reportsFailures, signal, onLog }: DeliveryOptions,
  { event, answered }: Delivery,
  batch: readonly StreamRecord[],
): Promise<number | undefined> => {
  try {
    const answer = (await worker.invoke(event(batch))) as Answer | null;
    const from = reportsFailures ? failedFrom(batch, answer?.batchItemFailures) : undefined;
    if (from !== 0) answered?.(answer);
    return from;
  } catch (error) {
    const { name, message } = error as Error;
    if (!signal.aborted) onLog(`failed with ${batch.length} records of the stream: ${name}: ${message}`);
    return 0;
  }
};

/**
 * Delivers records to a function in order, batch by batch. An empty list causes one invocation without records. A failed batch is
 * retried after a pause while later records wait. Ends early when the signal is aborted.
 */
export const deliver = async (
  records: readonly StreamRecord[],
  delivery: Delivery,
  options: DeliveryOptions,
): Promise<void> => {
  const { batchSize, bisects, retries, signal } = options;
  let rest = records;
  let size = batchSize;
  let failures = 0;
  while (!signal.aborted) {
    const batch = rest.slice(0, size);
    const from = await attempt(options, delivery, batch);
    if (signal.aborted) return;
    if (from === 0 && bisects && batch.length > 1) {
      size = Math.ceil(batch.length / 2);
      failures = 0;
    } else if (from === 0 && failures < retries) {
      failures += 1;
    } else {
      if (from === 0) delivery.gaveUp(batch, failures + 1);
      const last = batch[(from || batch.length) - 1];
      if (last !== undefined) await delivery.settled?.(last);
      rest = rest.slice(from || batch.length);
      if (rest.length === 0) return;
      size = batchSize;
      failures = 0;
    }
    if (from !== undefined) await pause(failures, signal);
  }
};
