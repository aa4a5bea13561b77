import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';

export type Metrics = Readonly<Record<string, IMetric>>;

export const soon = { period: Duration.minutes(5) };

/** The fewest failures that set off an alarm, and the smallest share of all events that they must be. */
export interface Limit {
  readonly floor: number;
  readonly share: number;
}

/**
 * The term of an alarm that rings at 1: a number of failures alone would ring for nothing on a large stage, a share alone for a
 * single failure at night. A metric without data counts as 0.
 */
export const isTooMany = (failed: string, all: string, { floor, share }: Limit): string =>
  `IF((FILL(${failed}, 0) >= ${floor}) AND (FILL(${failed}, 0) >= ${share} * FILL(${all}, 0)), 1, 0)`;

/** 1 while too many events of a period have failed. Both metrics are sums over the period. */
export const tooMany = (
  usingMetrics: { readonly failed: IMetric; readonly all: IMetric },
  limit: Limit,
  period: Duration,
): MathExpression =>
  new MathExpression({
    expression: isTooMany('failed', 'all', limit),
    usingMetrics: { ...usingMetrics },
    period,
  });

/** Of a single series these functions return a number, which an alarm cannot watch. */
const across = (operation: 'MAX' | 'SUM', terms: readonly string[]): string =>
  terms.length === 1 ? String(terms[0]) : `${operation}([${terms.join(', ')}])`;

/** The largest of several terms. */
export const largestOf = (terms: readonly string[], usingMetrics: Metrics, period: Duration) =>
  new MathExpression({ expression: across('MAX', terms), usingMetrics: { ...usingMetrics }, period });

/** The sum of counts over five minutes. A metric without data counts as 0. */
export const sumOf = (usingMetrics: Metrics) =>
  new MathExpression({
    expression: across(
      'SUM',
      Object.keys(usingMetrics).map((id) => `FILL(${id}, 0)`),
    ),
    usingMetrics: { ...usingMetrics },
    ...soon,
  });
