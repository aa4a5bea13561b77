import type { LocalFunction } from '../functions/local-function';
import type { Template } from '../template/template';
import { startEventSource } from './event-source';
import type { Queue } from './queue';

interface Consumers {
  readonly queues: ReadonlyMap<string, Queue>;
  readonly signal: AbortSignal;
  functionOf(reference: unknown): LocalFunction;
}

interface MappingProperties {
  readonly Enabled?: boolean;
  readonly EventSourceArn: string;
  readonly BatchSize?: number;
  readonly MaximumBatchingWindowInSeconds?: number;
  readonly FunctionResponseTypes?: readonly string[];
  readonly ScalingConfig?: { readonly MaximumConcurrency?: number };
}

/** Delivers the messages of queues to the functions that the template maps to them. Returns these queues. */
export const startConsumers = (
  template: Template,
  { queues, signal, functionOf }: Consumers,
): readonly Queue[] => {
  const consumed: Queue[] = [];
  for (const [, { Properties }] of template.of('AWS::Lambda::EventSourceMapping')) {
    const mapping = template.resolve(Properties) as MappingProperties;
    const queue = queues.get(mapping.EventSourceArn.split(':').at(-1) ?? '');
    if (queue === undefined || mapping.Enabled === false) continue;
    consumed.push(queue);
    startEventSource(queue, functionOf(Properties.FunctionName), {
      batchSize: mapping.BatchSize ?? 10,
      windowSeconds: mapping.MaximumBatchingWindowInSeconds ?? 0,
      reportsFailures: mapping.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
      concurrency: mapping.ScalingConfig?.MaximumConcurrency ?? 2,
      signal,
    });
  }
  return consumed;
};
