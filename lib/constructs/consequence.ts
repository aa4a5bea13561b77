import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { consequences } from '../declaration';
import type { SubjectFunction } from './subject-function';

/**
 * Errors are added up over an hour, so that what runs once a minute or less comes to a sum. The window slides: CloudWatch
 * looks each minute at the hour behind it, and rings as soon as there are enough.
 */
export const slidingHour = { period: Duration.hours(1), statistic: 'Sum' };

/** That many errors of a function that runs frequently ring within the hour. */
export const enoughErrors = 3;

/** CloudWatch takes no more metrics in one alarm. */
const mostMetrics = 10;

/** Functions that an alarm can watch together. */
export interface Group {
  /** `Screens`, then `Screens2` for those that did not fit in. */
  readonly id: string;
  readonly means: string;
  readonly functions: readonly SubjectFunction[];
}

/** All functions, grouped by what their failure means to people. */
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
  // A function that has not run has no data points: filled up, it is a zero of the sum.
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

/** The errors of an hour. One of a function that may run once in it counts as enough. */
export const errorsOf = (group: Group) =>
  sum(group, 'Errors', slidingHour, ({ declared }) => (declared.isFrequent ? 1 : enoughErrors));

export const throttlesOf = (group: Group) =>
  sum(group, 'Throttles', { period: Duration.minutes(5), statistic: 'Sum' });
