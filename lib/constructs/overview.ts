import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { type MetricName, metricNamespace, metrics, metricTitles } from '../../contract/metrics';
import type { Bell } from './alarms/bell';

/** CloudWatch's one-day periods begin at midnight UTC. */
const day = Duration.days(1);

/** All time series of a stage's metric: one for each combination of dimensions that has occurred. */
const seriesOf = (name: MetricName, stage: string) => {
  const schema = [metricNamespace, 'stage', ...metrics[name].by].join();
  return `SEARCH('{${schema}} MetricName="${name}" stage="${stage}"', 'Sum', ${day.toSeconds()})`;
};

/** The counts of each day of the last two weeks, today included. */
const graphOf = (name: MetricName, stage: string) =>
  new cloudwatch.GraphWidget({
    title: metricTitles[name],
    left: [new cloudwatch.SearchExpression({ expression: seriesOf(name, stage), period: day, label: '' })],
    stacked: true,
    leftYAxis: { min: 0 },
    period: day,
    start: '-P14D',
    width: 8,
  });

/**
 * The stack's dashboard for the owner's daily check: the state of all alarms, the counts of events, and the metrics of each
 * alarm.
 */
export const createOverview = (scope: Construct, bell: Bell, stage: string) =>
  new cloudwatch.Dashboard(scope, 'Overview', {
    defaultInterval: day,
    widgets: [
      [new cloudwatch.AlarmStatusWidget({ title: 'Alarms', alarms: bell.all, width: 24, height: 4 })],
      (Object.keys(metrics) as MetricName[]).map((name) => graphOf(name, stage)),
      bell.graphs,
    ],
  });
