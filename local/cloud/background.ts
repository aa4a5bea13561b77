import type { LocalFunction } from '../functions/local-function';
import { startConsumers } from '../queues/from-template';
import type { createQueues } from '../queues/queues';
import { schedulesOf } from '../schedules/from-template';
import { Scheduler } from '../schedules/scheduler';
import { runStreams } from '../streams/from-template';
import type { LocalTable } from '../table';
import type { Template } from '../template/template';
import type { Controls } from './controls';

interface Sources {
  readonly table: LocalTable;
  readonly queues: ReturnType<typeof createQueues>;
  functionOf(arn: unknown): LocalFunction;
}

/**
 * Starts what calls functions without a request: queues, the table's stream, schedules. Returns how to stop it, and what still has
 * work.
 */
export const startBackground = (
  template: Template,
  { clock, kept, onLog }: Controls,
  { table, queues, functionOf }: Sources,
) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const consumed = startConsumers(template, { queues, functionOf, signal });
  const streams = runStreams(template, { stream: table.stream, queues, clock, signal, functionOf, onLog });
  const scheduler = new Scheduler(schedulesOf(template, functionOf), clock, kept('schedules'));
  scheduler.start();
  return {
    stop: () => {
      stopping.abort();
      scheduler.stop();
    },
    /** The names of the queues, the stream and the schedules with work that functions have not finished and that may be done now. */
    busy: (): string[] => [
      ...consumed.filter(({ hasWork }) => hasWork).map(({ name }) => name),
      ...(table.stream?.hasWork() ? ['stream'] : []),
      ...(scheduler.hasWork ? ['schedules'] : []),
    ],
    /** Resolves when the stream's last batch has been handled. */
    idle: () => streams,
  };
};
