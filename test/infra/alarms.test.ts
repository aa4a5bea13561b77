import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { functions } from '../../lib/functions';
import { everySetting, idOf, type Reference, synthesized } from '../support/stack';

interface Metric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions: { Name: string; Value: Reference }[];
}
interface Alarm extends Partial<Metric> {
  readonly Metrics?: {
    readonly Id: string;
    readonly Expression?: string;
    readonly MetricStat?: { readonly Metric: Metric; readonly Period: number; readonly Stat: string };
  }[];
  readonly Statistic?: string;
  readonly Threshold: number;
  readonly Period?: number;
  readonly AlarmActions?: Reference[];
  readonly AlarmDescription?: string;
}

const stack = synthesized();
const alarms = stack.of<Alarm>('AWS::CloudWatch::Alarm').map(([, alarm]) => alarm);
const hasDimension = ({ Dimensions }: Partial<Metric>, dimension: string, id: string) =>
  (Dimensions ?? []).some(
    ({ Name, Value }) => Name === dimension && (idOf(Value) ?? JSON.stringify(Value)).includes(id),
  );
const about = (metric: string, dimension: string, id = '?') =>
  alarms.find((alarm) => alarm.MetricName === metric && hasDimension(alarm, dimension, id));

/** The name of a function in expressions and descriptions. */
const nameOf = (id: string) => {
  const name = id.replace(/Function[0-9A-F]{8}$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** The value of one error or throttle of a function in the sum of an alarm: 0 when the alarm does not include it. */
const weightIn = (alarm: Alarm, id: string) => {
  const expression = alarm.Metrics?.find(({ Expression }) => Expression !== undefined)?.Expression;
  const terms = /^SUM\(\[(.*)\]\)$/.exec(expression ?? '')?.[1]?.split(/, (?=FILL)/) ?? [];
  const weights = terms.map((term) => /^FILL\((\w+), 0\) \* (\d+)$/.exec(term));
  return Number(weights.find((found) => found?.[1] === nameOf(id))?.[2] ?? 0);
};

/** The alarm that sums a metric of this function and of others with the same consequence. */
const sharedAlarm = (metric: 'Errors' | 'Throttles', id: string) => {
  for (const alarm of alarms)
    for (const { Id, MetricStat } of alarm.Metrics ?? [])
      if (MetricStat?.Metric.MetricName === metric && hasDimension(MetricStat.Metric, 'FunctionName', id))
        return { alarm, Id, ...MetricStat, weight: weightIn(alarm, id) };
  return undefined;
};

const functionIds = stack.functions().map(([id]) => id);

test.each(functionIds)(
  'somebody hears of it when %s fails or is throttled, and which function it is',
  (id) => {
    for (const metric of ['Errors', 'Throttles'] as const) {
      const found = sharedAlarm(metric, id);
      expect(found).toMatchObject({ Id: nameOf(id), Stat: 'Sum', Metric: { Namespace: 'AWS/Lambda' } });
      expect(found?.alarm.AlarmDescription).toMatch(new RegExp(`\\b${nameOf(id)} \\(\\w+`));
    }
  },
);

test.each(functionIds)('one call of %s that is throttled rings', (id) => {
  const { weight = 0, alarm } = sharedAlarm('Throttles', id) ?? {};
  expect(weight).toBeGreaterThanOrEqual(alarm?.Threshold ?? Number.NaN);
});

test('an alarm adds up ten metrics at most, and its description has room in a mail', () => {
  for (const { Metrics = [], AlarmDescription = '' } of alarms) {
    expect(Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length).toBeLessThanOrEqual(10);
    expect(AlarmDescription.length).toBeLessThanOrEqual(1024);
  }
});

test('the dashboard shows each metric that an alarm listens to, each function by its name', () => {
  const [dashboard] = stack.of<{ DashboardBody: unknown }>('AWS::CloudWatch::Dashboard');
  const shown = JSON.stringify(dashboard?.[1].DashboardBody);
  for (const id of functionIds)
    for (const metric of ['Errors', 'Throttles'])
      expect(shown).toMatch(
        new RegExp(`${metric}\\W+FunctionName\\W+Ref\\W+${id}[^}]*\\},"[^}]*label\\W+${nameOf(id)}\\W`),
      );
  for (const { MetricName } of alarms) if (MetricName !== undefined) expect(shown).toContain(MetricName);
});

interface Fed {
  readonly FunctionName: Reference;
  readonly EventSourceArn: Reference;
  readonly MaximumRetryAttempts?: number;
}
interface Queue {
  readonly VisibilityTimeout: number;
  readonly RedrivePolicy: { readonly maxReceiveCount: number };
}
interface Async {
  readonly FunctionName: Reference;
  readonly MaximumRetryAttempts: number;
}

const seconds = { minute: 60, hour: 3600 };
const every = (interval: number, times: number) => Array.from({ length: times }, (_, i) => i * interval);

/** The times, in seconds, at which a function that always fails does so, for a single job, run or change. */
const failuresOf = (id: string): number[] => {
  const source = stack
    .of<Fed>('AWS::Lambda::EventSourceMapping')
    .find(([, { FunctionName }]) => idOf(FunctionName) === id)?.[1];
  const asynchronous = stack
    .of<Async>('AWS::Lambda::EventInvokeConfig')
    .find(([, { FunctionName }]) => idOf(FunctionName) === id)?.[1];
  const queue = stack
    .of<Queue>('AWS::SQS::Queue')
    .find(([queueId]) => queueId === idOf(source?.EventSourceArn))?.[1];
  // Lambda waits a minute before the first retry of an asynchronous call, and two before the second.
  if (asynchronous !== undefined) return [0, 60, 180].slice(0, asynchronous.MaximumRetryAttempts + 1);
  // A crashed function does not report which job failed: the queue waits for the visibility timeout.
  if (queue !== undefined) return every(queue.VisibilityTimeout, queue.RedrivePolicy.maxReceiveCount);
  if (source !== undefined) return every(seconds.minute, (source.MaximumRetryAttempts ?? -1) + 1);
  // In a quiet hour every visit still calls some functions three times; others may be called only once.
  const declared = functions.find(({ name }) => name === nameOf(id));
  return declared?.isFrequent ? every(seconds.hour / 3, 3) : [0];
};

/** The most failures in any window of this many seconds. */
const mostWithin = (times: readonly number[], period: number) =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + period).length));

test.each(functionIds)('%s rings when it always fails, however seldom it runs', (id) => {
  const { Period = 0, weight = 0, alarm } = sharedAlarm('Errors', id) ?? {};
  expect(weight * mostWithin(failuresOf(id), Period)).toBeGreaterThanOrEqual(alarm?.Threshold ?? Number.NaN);
});

test('an API that answers every request with a fault rings after two visits in an hour', () => {
  const visits = [0, 0, 0, 1800, 1800, 1800];
  const { Period = 0, Threshold = Number.NaN } =
    alarms.find(({ MetricName }) => MetricName === '5XXError') ?? {};
  expect(mostWithin(visits, Period)).toBeGreaterThanOrEqual(Threshold);
});

test('boards that lag behind ring: the second try of a function that always times out comes late enough', () => {
  const keeper = stack
    .functions<{ Timeout: number }>()
    .find(([id]) => id.startsWith('LeaderboardFollowAwardsFunction'));
  const alarm = about('IteratorAge', 'FunctionName', keeper?.[0]);
  expect(alarm).toMatchObject({ Namespace: 'AWS/Lambda', Statistic: 'Maximum' });
  expect(alarm?.Threshold).toBeLessThanOrEqual((keeper?.[1].Timeout ?? 0) * 1000);
});

test('changes that the boards have missed raise an alarm', () => {
  const [mapping] = stack
    .of<{ DestinationConfig?: { OnFailure: { Destination: Reference } } }>('AWS::Lambda::EventSourceMapping')
    .flatMap(([, { DestinationConfig }]) => DestinationConfig ?? []);
  const queue = idOf(mapping?.OnFailure.Destination);
  expect(about('NumberOfMessagesSent', 'QueueName', queue)).toMatchObject({ Threshold: 1, Statistic: 'Sum' });
});

/** The alarms in the table of docs/operations.md; `…` stands for the name of a function. */
const explained = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| ([\w…, ]+) \|/gm)]
  .flatMap(([, names]) => (names ?? '').split(', '))
  .map((name) => new RegExp(`^Alarms${name.replace('…', '\\d?')}[0-9A-F]{8}$`));

test.each(stack.of('AWS::CloudWatch::Alarm').map(([id]) => id))(
  'operations.md says what to do about %s',
  (id) => {
    expect(explained.filter((name) => name.test(id))).not.toEqual([]);
  },
);

const deadLetterQueues = stack
  .of<{ RedrivePolicy?: unknown }>('AWS::SQS::Queue')
  .filter(([, { RedrivePolicy }]) => RedrivePolicy === undefined)
  .map(([id]) => id);

test.each(deadLetterQueues)('one letter in %s rings', (id) => {
  const alarm = about('ApproximateNumberOfMessagesVisible', 'QueueName', id);
  expect(alarm).toMatchObject({ Threshold: 1, Statistic: 'Maximum' });
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

test('the topic mails the address in the settings, and no address by default', () => {
  stack.template.resourceCountIs('AWS::SNS::Subscription', 0);
  synthesized('demoWithEverything').template.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: everySetting.alarmEmail,
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
