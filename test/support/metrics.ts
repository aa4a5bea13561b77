import type { MetricName } from '../../contract/metrics';
import { functionLogs } from './cloud';

/** A log line from which CloudWatch extracts metrics: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html */
export interface MetricLine extends Readonly<Record<string, unknown>> {
  readonly _aws: {
    readonly Timestamp: number;
    readonly CloudWatchMetrics: readonly {
      readonly Namespace: string;
      readonly Dimensions: readonly (readonly string[])[];
      readonly Metrics: readonly { readonly Name: string; readonly Unit: string }[];
    }[];
  };
}

/** All such lines of functions, the oldest first. */
export const metricLines = async (): Promise<MetricLine[]> =>
  (await functionLogs())
    .map((line) => line.slice(line.indexOf(' ') + 1))
    .filter((line) => line.startsWith('{"_aws"'))
    .map((line) => JSON.parse(line));

/**
 * The counts of these metrics during `work`, without `_aws` and the stage, the oldest first. Limited to these because
 * schedules may write others meanwhile.
 */
export const countedWhile = async (
  names: readonly MetricName[],
  work: () => Promise<unknown>,
): Promise<Record<string, unknown>[]> => {
  const before = (await metricLines()).length;
  await work();
  return (await metricLines())
    .slice(before)
    .filter((line) => names.some((name) => name in line))
    .map(({ _aws, stage, ...counted }) => counted);
};
