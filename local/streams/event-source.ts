import type { ChangeReader } from '../dynamodb/change-reader';
import type { ChangeRecord } from '../dynamodb/changes';
import { type Answer, type Delivery, type DeliveryOptions, deliver } from './delivery';
import { type StreamDescription, type StreamRecord, shardId, streamRecord } from './record';

export interface StreamSource extends DeliveryOptions {
  readonly reader: ChangeReader;
  readonly stream: StreamDescription;
  /** Whether the function aggregates state over all records of a tumbling window. */
  readonly hasWindows: boolean;
  matches(record: StreamRecord): boolean;
  /** Gets the records that the function did not accept in any try. */
  gaveUp: Delivery['gaveUp'];
}

/** Times in milliseconds since the epoch, and the last record of the window. */
interface Window {
  readonly start: number;
  readonly end: number;
  readonly through: string;
}

const mostRecords = 1000;

const windowOf = ({ position }: ChangeReader) => position.memo as Window | undefined;

/** A window that was opened before a restart and not finished. */
const unfinished = (reader: ChangeReader): Window | undefined => {
  const window = windowOf(reader);
  return window !== undefined && window.through > reader.position.after ? window : undefined;
};

/**
 * AWS starts windows at fixed times. Here a window contains all records that exist when it opens, so that a developer sees
 * results immediately; windows do not overlap. The window is stored before its records are delivered: after a restart it has the
 * same times and the same records.
 */
const openWindow = async (reader: ChangeReader, changes: readonly ChangeRecord[]): Promise<Window> => {
  const [first, last] = [changes[0], changes.at(-1)] as [ChangeRecord, ChangeRecord];
  const start = Math.max(first.at, windowOf(reader)?.end ?? 0);
  const window = { start, end: Math.max(start, last.at) + 1, through: last.sequenceNumber };
  await reader.remember(window);
  return window;
};

/** Aggregates all records into a state, then invokes the function without records to settle the state. */
const passWindow = async (records: readonly StreamRecord[], { start, end }: Window, source: StreamSource) => {
  const window = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  let state: unknown = {};
  const event = (Records: readonly StreamRecord[], isFinalInvokeForWindow: boolean) => ({
    Records,
    shardId,
    eventSourceARN: source.stream.arn,
    window,
    state,
    isFinalInvokeForWindow,
    isWindowTerminatedEarly: false,
  });
  const answered = (answer: Answer | null) => {
    if (answer?.state == null) throw new Error('with a tumbling window the answer must have a state');
    state = answer.state;
  };
  const { gaveUp } = source;
  await deliver(records, { event: (batch) => event(batch, false), answered, gaveUp }, source);
  const final: Delivery = {
    event: () => event([], true),
    answered,
    gaveUp: (_, invocations) => gaveUp(records, invocations),
  };
  await deliver([], final, source);
};

const passRecords = (records: readonly StreamRecord[], source: StreamSource) => {
  const { reader, gaveUp } = source;
  const settled = ({ dynamodb }: StreamRecord) => reader.advance(dynamodb.SequenceNumber);
  return deliver(records, { event: (Records) => ({ Records }), settled, gaveUp }, source);
};

/**
 * Delivers a table's changes to a function, in order and at least once, until the signal is aborted. A window is repeated
 * completely unless its last invocation has succeeded.
 */
export const runStreamSource = async (source: StreamSource): Promise<void> => {
  const { reader, stream, hasWindows, batchSize, signal } = source;
  const limit = Math.max(mostRecords, batchSize);
  while (!signal.aborted) {
    const begun = hasWindows ? unfinished(reader) : undefined;
    const changes = await reader.read({ limit, through: begun?.through }, signal);
    const last = changes.at(-1);
    if (last === undefined) return;
    const records = changes.map((change) => streamRecord(change, stream)).filter(source.matches);
    if (records.length > 0) {
      if (hasWindows) await passWindow(records, begun ?? (await openWindow(reader, changes)), source);
      else await passRecords(records, source);
    }
    if (!signal.aborted) await reader.advance(last.sequenceNumber);
  }
};
