import { type MetricName, metrics } from '../../contract/metrics';
import { newYorkDay } from '../../contract/rules/day';

/** The count of one combination of a metric's dimensions, such as `['quiz', 'gpt-5-mini']`. */
export interface Counted {
  readonly metric: MetricName;
  readonly of: readonly string[];
  readonly amount: number;
}

type Line = { readonly _aws: { readonly Timestamp: number } } & Readonly<Record<string, unknown>>;

const countsIn = ({ _aws, ...line }: Line): Counted[] =>
  (Object.keys(metrics) as MetricName[])
    .filter((metric) => metric in line)
    .map((metric) => ({
      metric,
      of: metrics[metric].by.map((dimension) => String(line[dimension])),
      amount: Number(line[metric]),
    }));

/** The counts of a day in New York, from the log lines of functions. On AWS, CloudWatch extracts metrics from the same lines. */
export const countsOn = (day: string, logs: readonly string[]): Counted[] => {
  const sums = new Map<string, Counted>();
  for (const logged of logs.filter((one) => one.includes('{"_aws":'))) {
    const line: Line = JSON.parse(logged.slice(logged.indexOf('{')));
    if (newYorkDay(new Date(line._aws.Timestamp)) !== day) continue;
    for (const counted of countsIn(line)) {
      const key = [counted.metric, ...counted.of].join();
      sums.set(key, { ...counted, amount: counted.amount + (sums.get(key)?.amount ?? 0) });
    }
  }
  return [...sums.values()];
};
