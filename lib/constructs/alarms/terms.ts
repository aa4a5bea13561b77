import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';

export type Metrics = Readonly<Record<string, IMetric>>;

export const soon = { period: Duration.minutes(5) };

/** The fewest failures that set off an alarm, and the smallest share of all events that they must be. */
export interface Limit {
  readonly floor: number;
  readonly share: number;
}

/** A condition: the value has reached the limit. A metric without data counts as 0. */
export const reaches = (metric: string, limit: number | string): string => `(FILL(${metric}, 0) >= ${limit})`;

/**
 * A condition: a number of failures alone would ring for nothing on a large stage, a share alone for a single failure at night.
 */
export const isTooMany = (failed: string, all: string, { floor, share }: Limit): string =>
  `(${reaches(failed, floor)} AND ${reaches(failed, `${share} * FILL(${all}, 0)`)})`;

/**
 * 1 while one of the conditions holds. AWS advises against the functions over several series (MAX, SUM) in alarms, and documents no
 * array of expressions, so conditions are joined by OR.
 */
export const anyOf = (conditions: readonly string[], usingMetrics: Metrics, period: Duration) =>
  new MathExpression({
    expression: `IF(${conditions.join(' OR ')}, 1, 0)`,
    usingMetrics: { ...usingMetrics },
    period,
  });

/** 1 while too many events of a period have failed. Both metrics are sums over the period. */
export const tooMany = (
  usingMetrics: { readonly failed: IMetric; readonly all: IMetric },
  limit: Limit,
  period: Duration,
): MathExpression => anyOf([isTooMany('failed', 'all', limit)], usingMetrics, period);

/** The sum of counts over five minutes. A metric without data counts as 0. */
export const sumOf = (usingMetrics: Metrics) =>
  new MathExpression({
    expression: Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(' + '),
    usingMetrics: { ...usingMetrics },
    ...soon,
  });
