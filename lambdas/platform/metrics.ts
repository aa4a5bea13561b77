import {
  type DimensionsOf,
  type Metric,
  type MetricName,
  metricNamespace,
  metrics,
} from '../../contract/metrics';
import { now } from './clock';
import { setting } from './config';

/**
 * Counts an event, with one log line in the embedded metric format, from which CloudWatch extracts a metric for each stage and
 * combination of dimensions:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 *
 * Call it after the event is stored: a crash in between loses the count, and a repeated request does not count twice.
 */
export const count = <N extends MetricName>(name: N, of: DimensionsOf<N>, amount = 1): void => {
  const { by, total }: Metric = metrics[name];
  const directive = {
    Namespace: metricNamespace,
    Dimensions: [...(total ? [['stage']] : []), ['stage', ...by]],
    Metrics: [{ Name: name, Unit: 'Count' }],
  };
  const line = {
    _aws: { Timestamp: now().getTime(), CloudWatchMetrics: [directive] },
    stage: setting('STAGE'),
    ...of,
    [name]: amount,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
