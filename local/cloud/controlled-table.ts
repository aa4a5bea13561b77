import { startTable } from '../table';
import type { Template } from '../template/template';
import type { Controls } from './controls';
import type { CloudOptions } from './options';

/** Starts the table of the template. The controls decide which of its requests conflict, wait, are throttled or come from a killed function. */
export const openTable = (
  template: Template,
  { clock, outages, kill, hold, throttle, used, kept, onLog }: Controls,
  { tablePort, hasData = false, recovers, onUsage }: CloudOptions,
) =>
  startTable(template, {
    path: kept('table'),
    port: tablePort,
    mustExist: hasData,
    recovers,
    now: () => clock.now().getTime(),
    onUsage: (usage) => {
      used.push(usage);
      onUsage?.(usage);
    },
    onDenied: (name, action) => onLog(name, `is not authorized to perform dynamodb:${action}`),
    conflicts: () =>
      outages.isDown('contention') ? Number.POSITIVE_INFINITY : Number(outages.isDown('conflicts')),
    indexesAreLate: () => outages.isDown('indexes'),
    isDead: (name) => kill.prevents(name),
    throttled: (name, operation, body) => throttle.refuse(name, operation, body),
    passed: (name, operation) => hold.passed(name, operation),
  });
