import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';

/**
 * Errors are added up over an hour, so that what runs once a minute or less comes to a sum. The window slides: CloudWatch
 * looks each minute at the hour behind it, and rings as soon as there are enough.
 */
export const slidingHour = { period: Duration.hours(1), statistic: 'Sum' };

/** That many errors of a function within the hour ring. */
export const enoughErrors = 3;

/** CloudWatch takes no more metrics in one alarm. */
const mostMetrics = 10;

/** A function, by what people notice when it fails. */
export interface Watched {
  readonly fn: LambdaFunction;
  readonly notice: string;
  /** It may run once in an hour, and then not again by itself: its first error rings. */
  readonly isSeldom: boolean;
}

/** Functions by name whose failure has the same consequence, which `means` says. */
export interface Consequence {
  readonly means: string;
  readonly functions: Readonly<Record<string, Watched>>;
}

type Named = readonly (readonly [name: string, watched: Watched])[];

/** The functions of a consequence, in parts that an alarm can watch. */
export const partsOf = ({ functions }: Consequence): Named[] => {
  const all = Object.entries(functions);
  const count = Math.ceil(all.length / mostMetrics);
  return Array.from({ length: count }, (_, i) => all.slice(i * mostMetrics, (i + 1) * mostMetrics));
};

const sum = (
  part: Named,
  metricName: 'Errors' | 'Throttles',
  { period, statistic }: typeof slidingHour,
  weightOf: (watched: Watched) => number = () => 1,
) =>
  new MathExpression({
    // A function that has not run has no data points: filled up, it is a zero of the sum.
    expression: `SUM([${part.map(([name, watched]) => `FILL(${name}, 0) * ${weightOf(watched)}`).join(', ')}])`,
    usingMetrics: Object.fromEntries(
      part.map(([name, { fn }]) => [name, fn.metric(metricName, { period, statistic, label: name })]),
    ),
    period,
  });

/** The errors of an hour. One of a function that runs seldom counts as enough. */
export const errorsOf = (part: Named) =>
  sum(part, 'Errors', slidingHour, ({ isSeldom }) => (isSeldom ? enoughErrors : 1));

export const throttlesOf = (part: Named) =>
  sum(part, 'Throttles', { period: Duration.minutes(5), statistic: 'Sum' });
