import type { LocalFunction } from '../functions/local-function';
import type { Template } from '../template/template';
import type { Schedule } from './scheduler';

interface ScheduleProperties {
  ScheduleExpression: string;
  ScheduleExpressionTimezone?: string;
  Target: { Arn: unknown; Input?: string };
}

/** EventBridge replaces this by the time at which a run was due. */
const scheduledTime = '<aws.scheduler.scheduled-time>';

/** Every EventBridge schedule of the template. */
export const schedulesOf = (template: Template, functionOf: (arn: unknown) => LocalFunction): Schedule[] =>
  template.of('AWS::Scheduler::Schedule').map(([name, { Properties }]) => {
    const {
      ScheduleExpression,
      ScheduleExpressionTimezone = 'UTC',
      Target,
    } = Properties as unknown as ScheduleProperties;
    return {
      name,
      expression: ScheduleExpression,
      timezone: ScheduleExpressionTimezone,
      run: async (at) => {
        const input = (Target.Input ?? '{}').replaceAll(scheduledTime, at.toISOString());
        await functionOf(Target.Arn).invoke(JSON.parse(input));
      },
    };
  });
