import type { LocalFunction } from '../functions/local-function';
import type { Template } from '../template/template';
import { startEventSource } from './event-source';
import type { Queue } from './queue';

interface Consumers {
  readonly queues: ReadonlyMap<string, Queue>;
  readonly signal: AbortSignal;
  functionOf(reference: unknown): LocalFunction;
}

/** Delivers the messages of queues to the functions that the template maps to them. */
export const startConsumers = (template: Template, { queues, signal, functionOf }: Consumers): void => {
  for (const [, { Properties }] of template.of('AWS::Lambda::EventSourceMapping')) {
    const arn = String(template.resolve(Properties.EventSourceArn));
    const queue = queues.get(arn.split(':').at(-1) ?? '');
    const concurrency =
      (Properties.ScalingConfig as { MaximumConcurrency?: number })?.MaximumConcurrency ?? 2;
    if (queue !== undefined && Properties.Enabled !== false)
      startEventSource(queue, functionOf(Properties.FunctionName), { concurrency, signal });
  }
};
