import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { consequences } from '../declaration';
import type { SubjectFunction } from './subject-function';

/**
 * Errors are summed over an hour, so that functions that run once a minute or less are included. The window slides: CloudWatch
 * evaluates the last hour every minute, and rings as soon as the threshold is reached.
 */
export const slidingHour = { period: Duration.hours(1), statistic: 'Sum' };

/** The number of errors within an hour that sets off the alarm of a frequently called function. */
export const enoughErrors = 3;

/** The maximum number of metrics in one CloudWatch alarm. */
const mostMetrics = 10;

/** Functions that share an alarm. */
export interface Group {
  /** `Screens`, then `Screens2` for the functions that exceed the limit of an alarm. */
  readonly id: string;
  readonly means: string;
  readonly functions: readonly SubjectFunction[];
}

/** All functions, grouped by the consequence of their failure. */
export const groupsOf = (functions: readonly SubjectFunction[]): Group[] =>
  Object.entries(consequences).flatMap(([consequence, means]) => {
    const all = functions.filter(({ declared }) => declared.consequence === consequence);
    return Array.from({ length: Math.ceil(all.length / mostMetrics) }, (_, i) => ({
      id: `${consequence}${i === 0 ? '' : i + 1}`,
      means,
      functions: all.slice(i * mostMetrics, (i + 1) * mostMetrics),
    }));
  });

const sum = (
  { functions }: Group,
  metricName: 'Errors' | 'Throttles',
  { period, statistic }: typeof slidingHour,
  weightOf: (watched: SubjectFunction) => number = () => 1,
) => {
  // A function without invocations has no data points: FILL adds a zero to the sum.
  const terms = functions.map((watched) => `FILL(${watched.declared.name}, 0) * ${weightOf(watched)}`);
  return new MathExpression({
    expression: `SUM([${terms.join(', ')}])`,
    usingMetrics: Object.fromEntries(
      functions.map(({ fn, declared: { name } }) => [
        name,
        fn.metric(metricName, { period, statistic, label: name }),
      ]),
    ),
    period,
  });
};

/** The errors of an hour. One error of a function that may run only once an hour reaches the threshold. */
export const errorsOf = (group: Group) =>
  sum(group, 'Errors', slidingHour, ({ declared }) => (declared.isFrequent ? 1 : enoughErrors));

export const throttlesOf = (group: Group) =>
  sum(group, 'Throttles', { period: Duration.minutes(5), statistic: 'Sum' });
