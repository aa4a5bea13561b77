import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type MetricName, metricNamespace } from '../../../contract/metrics';
import type { Bell } from './bell';
import { soon, tooMany } from './terms';

const quarterHour = Duration.minutes(15);

/** Events of which each one is heard. */
const events = {
  ModelBudgetNearly: {
    counted: 'ai_stage_nearly',
    description: 'Four fifths of the budget of AI work of the whole stage are used for today',
  },
  ModelBudget: {
    counted: 'ai_stage_resting',
    description: 'The budget of AI work of the whole stage is used up for today',
  },
  FlagOverdue: {
    counted: 'flag_overdue',
    description: 'A child may be in a crisis, and no operator has acted on the flag before its deadline',
  },
  DeletionUndecided: {
    counted: 'deletion_undecided',
    description: 'A child’s account is being deleted although a flag is open that may name a supervisor',
  },
} as const;

/** Failures that are heard when there are enough of them in a quarter of an hour, and a tenth of all fail. */
const failures = {
  ModelFailed: {
    counted: 'model_failed',
    of: 'ai_calls',
    floor: 5,
    description: 'Calls of the model fail or take too long',
  },
  VoiceFailed: {
    counted: 'voice_failed',
    of: 'voice_turn',
    floor: 3,
    description: 'Children are not answered in voice chats',
  },
} as const;

/** Rings by what the functions count themselves. */
export const watchCounts = (bell: Bell, stage: string) => {
  const count = (metricName: MetricName, period: Duration) =>
    new Metric({
      namespace: metricNamespace,
      metricName,
      dimensionsMap: { stage },
      statistic: 'Sum',
      period,
    });
  for (const [id, { counted, description }] of Object.entries(events))
    bell.ring(id, { description, metric: count(counted, soon.period), threshold: 1 });
  for (const [id, { counted, of, floor, description }] of Object.entries(failures)) {
    const metrics = { failed: count(counted, quarterHour), all: count(of, quarterHour) };
    bell.ring(id, {
      description,
      metric: tooMany(metrics, { floor, share: 0.1 }, quarterHour),
      threshold: 1,
      cause: 'ModelFails',
    });
  }
};
