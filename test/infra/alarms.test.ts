import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { createStack, idOf, type Reference, Synthesized, synthesized } from '../support/stack';

interface Alarm {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Statistic: string;
  readonly Threshold: number;
  readonly Dimensions: { Name: string; Value: Reference }[];
  readonly AlarmActions?: Reference[];
  readonly AlarmDescription?: string;
}

const stack = synthesized();
const alarms = stack.of<Alarm>('AWS::CloudWatch::Alarm').map(([, alarm]) => alarm);
const about = (metric: string, dimension: string, id: string | undefined) =>
  alarms.find(
    ({ MetricName, Dimensions }) =>
      MetricName === metric &&
      Dimensions.some(
        ({ Name, Value }) => Name === dimension && (idOf(Value) ?? JSON.stringify(Value)).includes(id ?? '?'),
      ),
  );

test.each(stack.functions().map(([id]) => id))('somebody hears of it when %s fails or is throttled', (id) => {
  expect(about('Errors', 'FunctionName', id)).toMatchObject({ Namespace: 'AWS/Lambda', Statistic: 'Sum' });
  expect(about('Throttles', 'FunctionName', id)).toMatchObject({ Namespace: 'AWS/Lambda', Statistic: 'Sum' });
});

test('one dead letter rings', () => {
  const [queue] = stack
    .of<{ RedrivePolicy?: unknown }>('AWS::SQS::Queue')
    .find(([, { RedrivePolicy }]) => RedrivePolicy === undefined) ?? [''];
  const alarm = about('ApproximateNumberOfMessagesVisible', 'QueueName', queue);
  expect(alarm).toMatchObject({ Threshold: 1 });
});

test('faults of the API ring', () => {
  expect(alarms.find(({ MetricName }) => MetricName === '5XXError')?.Namespace).toBe('AWS/ApiGateway');
});

test('every alarm says what happened, and to the one topic', () => {
  const [topic] = stack.of('AWS::SNS::Topic')[0] ?? [];
  for (const alarm of alarms) {
    expect(alarm.AlarmDescription).toMatch(/\w+ \w+/);
    expect(alarm.AlarmActions?.map(idOf)).toEqual([topic]);
  }
});

test('the topic mails whoever the settings name, and nobody otherwise', () => {
  stack.template.resourceCountIs('AWS::SNS::Subscription', 0);
  const withEmail = new Synthesized(createStack('demo', { alarmEmail: 'ops@example.org' }));
  withEmail.template.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'ops@example.org',
    TopicArn: { Ref: Match.anyValue() },
  });
});

test('alarms may reach the topic: its policy lets CloudWatch in, for this account only', () => {
  const [policy] = stack.of<{ PolicyDocument: { Statement: object[] } }>('AWS::SNS::TopicPolicy');
  expect(policy?.[1].PolicyDocument.Statement).toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }),
  );
});
