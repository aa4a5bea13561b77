import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { capitalized, type DeclaredFunction } from '../../functions';
import type { Bell } from './bell';
import { soon } from './terms';

/** The maximum delay of changes in the stream before the alarm rings. */
const oldestChange = Duration.minutes(5);

/** Rings when a function falls behind the table's stream, or has discarded records of it. */
export const watchFollower = (
  bell: Bell,
  fn: LambdaFunction,
  { name, notice }: DeclaredFunction,
  missed: Queue,
) => {
  bell.ring(`${capitalized(name)}Age`, {
    description: `${name} is handed changes that are minutes old: ${notice}`,
    metric: fn.metric('IteratorAge', { ...soon, statistic: 'Maximum' }),
    threshold: oldestChange.toMilliseconds(),
  });
  bell.ring(`${capitalized(name)}Missed`, {
    description: `${name} has given up some changes, which are repaired now`,
    metric: missed.metricNumberOfMessagesSent({ ...soon, statistic: 'Sum' }),
    threshold: 1,
  });
};

export const watchDeadLetters = (bell: Bell, name: string, queue: Queue) =>
  bell.ring(`${capitalized(name)}DeadLetters`, {
    description: `A job of ${name} could not be done`,
    metric: queue.metricApproximateNumberOfMessagesVisible({ ...soon, statistic: 'Maximum' }),
    threshold: 1,
  });

/** Rings when a scheduled function no longer runs: a function that does not run reports no errors. */
export const watchRuns = (
  bell: Bell,
  fn: LambdaFunction,
  { name, notice, schedules = {} }: DeclaredFunction,
) => {
  const isNightly = Object.values(schedules).every(({ expression }) => expression.startsWith('cron'));
  const period = isNightly ? Duration.hours(6) : Duration.minutes(15);
  bell.ring(`${capitalized(name)}Stops`, {
    description: `${name} has not run for ${isNightly ? 'thirty hours' : 'a quarter of an hour'}: ${notice}`,
    metric: fn.metricInvocations({ period, statistic: 'Sum' }),
    threshold: 1,
    otherwise: {
      // Five periods are thirty hours: two nightly runs are 25 hours apart when daylight saving time ends.
      evaluationPeriods: isNightly ? 5 : 1,
      comparisonOperator: cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.BREACHING,
    },
  });
};
