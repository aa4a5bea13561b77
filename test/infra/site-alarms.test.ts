import { expect, test } from '@jest/globals';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { SiteAlarmsStack } from '../../lib/site-alarms-stack';
import { newApp } from '../support/app';
import { findingsOf } from '../support/findings';
import { synthesized } from '../support/stack';

interface Alarm {
  readonly AlarmActions: readonly { readonly Ref: string }[];
  readonly Metrics?: readonly {
    readonly Expression?: string;
    readonly MetricStat?: { readonly Metric: object };
  }[];
}

const stackWith = (email?: string) =>
  new SiteAlarmsStack(newApp(), 'Inkwren-prod-site-alarms', { distributionId: 'E1EXAMPLE', email });

test('the site of a stack elsewhere is watched in us-east-1, by the alarm that a stack there has itself', () => {
  const stack = stackWith('ops@inkwren.example');
  expect(stack.region).toBe('us-east-1');
  const template = Template.fromStack(stack);
  template.resourceCountIs('AWS::CloudWatch::Alarm', 1);
  const [alarm] = Object.values(template.findResources('AWS::CloudWatch::Alarm'));
  const { Metrics = [], AlarmActions }: Partial<Alarm> = alarm?.Properties ?? {};
  const [topic] = Object.keys(template.findResources('AWS::SNS::Topic'));
  expect(AlarmActions).toEqual([{ Ref: topic }]);
  for (const { MetricStat } of Metrics)
    if (MetricStat !== undefined)
      expect(MetricStat.Metric).toMatchObject({
        Dimensions: [
          { Name: 'DistributionId', Value: 'E1EXAMPLE' },
          { Name: 'Region', Value: 'Global' },
        ],
      });
  const own = synthesized('prod')
    .of<Alarm>('AWS::CloudWatch::Alarm')
    .find(([id]) => id.startsWith('AlarmsSiteErrors'));
  expect(Metrics.map(({ Expression }) => Expression)).toEqual(
    own?.[1].Metrics?.map(({ Expression }) => Expression),
  );
  template.hasResourceProperties('AWS::SNS::Subscription', { Endpoint: 'ops@inkwren.example' });
});

test('the AWS Solutions checks have no findings in it', () => {
  expect(findingsOf(stackWith())).toEqual([]);
});

test('the stack of a stage states the distribution to watch', () => {
  synthesized('prodInIreland').template.hasOutput('DistributionId', {
    Value: { Ref: Match.stringLikeRegexp('^SiteDistribution') },
  });
});
