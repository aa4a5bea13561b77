import type { Clock } from '../clock';
import type { ChangeReader } from '../dynamodb/change-reader';
import type { LocalFunction } from '../functions/local-function';
import type { Queue } from '../queues/queue';
import type { Template } from '../template/template';
import { discarded } from './discarded';
import { runStreamSource, type StreamSource } from './event-source';
import { filter } from './pattern';
import type { StreamDescription } from './record';

/** The stream of the template's table. */
export interface TableStream extends StreamDescription {
  reader(name: string): ChangeReader;
  /** Whether a reader has not processed all changes. */
  hasWork(): boolean;
}

export interface StreamsOptions {
  /** Absent: the table has no stream, or is in another engine. */
  readonly stream: TableStream | undefined;
  readonly queues: ReadonlyMap<string, Queue>;
  readonly clock: Pick<Clock, 'now'>;
  readonly signal: AbortSignal;
  functionOf(reference: unknown): Pick<LocalFunction, 'invoke'>;
  onLog(name: string, line: string): void;
}

interface MappingProperties {
  Enabled?: boolean;
  EventSourceArn: string;
  FunctionName: string;
  BatchSize?: number;
  TumblingWindowInSeconds?: number;
  FilterCriteria?: { Filters?: { Pattern: string }[] };
  FunctionResponseTypes?: string[];
  MaximumRetryAttempts?: number;
  BisectBatchOnFunctionError?: boolean;
  DestinationConfig?: { OnFailure?: { Destination: string } };
}

const sourceOf = (
  id: string,
  properties: MappingProperties,
  stream: TableStream,
  template: Template,
  { queues, clock, signal, functionOf, onLog }: StreamsOptions,
): StreamSource => {
  const { FunctionName, MaximumRetryAttempts = -1, FilterCriteria, DestinationConfig } = properties;
  const destination = DestinationConfig?.OnFailure?.Destination.split(':').at(-1) ?? '';
  const functionArn = template.arn('lambda', `function:${FunctionName}`);
  return {
    stream,
    reader: stream.reader(id),
    worker: functionOf(FunctionName),
    batchSize: properties.BatchSize ?? 100,
    hasWindows: (properties.TumblingWindowInSeconds ?? 0) > 0,
    reportsFailures: properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
    bisects: properties.BisectBatchOnFunctionError ?? false,
    retries: MaximumRetryAttempts < 0 ? Number.POSITIVE_INFINITY : MaximumRetryAttempts,
    signal,
    matches: filter((FilterCriteria?.Filters ?? []).map(({ Pattern }) => Pattern)),
    gaveUp: (batch, invocations) => {
      const document = discarded({ functionArn, batch, invocations, at: clock.now() });
      queues.get(destination)?.send(JSON.stringify(document));
    },
    onLog: (line) => onLog(FunctionName, line),
  };
};

/**
 * Delivers the changes of the template's table to the functions of its event source mappings. Delivery is immediate: batching
 * windows and other time limits are ignored. Throws for an unsupported filter. Resolves when the signal has stopped all
 * deliveries.
 */
export const runStreams = (template: Template, options: StreamsOptions): Promise<unknown> => {
  const { stream } = options;
  if (stream === undefined) return Promise.resolve();
  const sources = template
    .of('AWS::Lambda::EventSourceMapping')
    .map(([id, { Properties }]) => [id, template.resolve(Properties) as MappingProperties] as const)
    .filter(([, { EventSourceArn, Enabled }]) => EventSourceArn === stream.arn && Enabled !== false)
    .map(([id, properties]) => sourceOf(id, properties, stream, template, options));
  return Promise.all(sources.map(runStreamSource));
};
