import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { usualJobDays } from '../../contract/jobs';
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
  readonly EvaluationPeriods?: number;
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

/** The weight of a function's errors or throttles in the sum of an alarm: 0 when the alarm does not include them. */
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
  'an alarm covers errors and throttles of %s, and its description names the function',
  (id) => {
    for (const metric of ['Errors', 'Throttles'] as const) {
      const found = sharedAlarm(metric, id);
      expect(found).toMatchObject({ Id: nameOf(id), Stat: 'Sum', Metric: { Namespace: 'AWS/Lambda' } });
      expect(found?.alarm.AlarmDescription).toMatch(new RegExp(`\\b${nameOf(id)} \\(\\w+`));
    }
  },
);

test.each(functionIds)('one throttled call of %s raises an alarm', (id) => {
  const { weight = 0, alarm } = sharedAlarm('Throttles', id) ?? {};
  expect(weight).toBeGreaterThanOrEqual(alarm?.Threshold ?? Number.NaN);
});

test('an alarm adds up ten metrics at most, and its description fits the limit of 1024 letters', () => {
  for (const { Metrics = [], AlarmDescription = '' } of alarms) {
    expect(Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length).toBeLessThanOrEqual(10);
    expect(AlarmDescription.length).toBeLessThanOrEqual(1024);
  }
});

test('the dashboard shows each metric of an alarm, and each function by its name', () => {
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
  readonly RedrivePolicy: { readonly maxReceiveCount: number };
}
interface Async {
  readonly FunctionName: Reference;
  readonly MaximumRetryAttempts: number;
}

const seconds = { minute: 60, hour: 3600 };
const every = (interval: number, times: number) => Array.from({ length: times }, (_, i) => i * interval);

interface Worker {
  readonly Environment: { readonly Variables: { readonly JOBS_HELD_SECONDS?: string } };
}
const heldOf = (id: string) =>
  Number(
    stack.functions<Worker>().find(([other]) => other === id)?.[1].Environment.Variables.JOBS_HELD_SECONDS,
  );

/** The seconds at which a function that always fails reports errors for a single job, run or change. */
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
  // A crashed function returns no job: SQS delivers it again when its worker cannot be running any more.
  if (queue !== undefined) return every(heldOf(id), queue.RedrivePolicy.maxReceiveCount);
  if (source !== undefined) return every(seconds.minute, (source.MaximumRetryAttempts ?? -1) + 1);
  // Even in a quiet hour a visit calls some functions three times; others may be called only once.
  const declared = functions.find(({ name }) => name === nameOf(id));
  return declared?.isFrequent ? every(seconds.hour / 3, 3) : [0];
};

/** The most failures in any window of this many seconds. */
const mostWithin = (times: readonly number[], period: number) =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + period).length));

test.each(functionIds)('%s raises an alarm when it always fails, however rarely it runs', (id) => {
  const { Period = 0, weight = 0, alarm } = sharedAlarm('Errors', id) ?? {};
  expect(weight * mostWithin(failuresOf(id), Period)).toBeGreaterThanOrEqual(alarm?.Threshold ?? Number.NaN);
});

test.each(functionIds.filter((id) => Number.isFinite(heldOf(id))))(
  '%s: a worker that is always killed raises an alarm within half an hour',
  (id) => {
    const { weight = 0, alarm } = sharedAlarm('Errors', id) ?? {};
    const failures = failuresOf(id);
    const rings = failures.findIndex((_, i) => weight * (i + 1) >= (alarm?.Threshold ?? Number.NaN));
    expect(failures[rings]).toBeLessThanOrEqual(1800);
  },
);

test('an API that answers every request with a 5XX error raises an alarm after two visits in an hour', () => {
  const visits = [0, 0, 0, 1800, 1800, 1800];
  const { Period = 0, Threshold = Number.NaN } =
    alarms.find(({ MetricName }) => MetricName === '5XXError') ?? {};
  expect(mostWithin(visits, Period)).toBeGreaterThanOrEqual(Threshold);
});

test('boards that lag behind raise an alarm at the latest with the second try of a function that times out', () => {
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

const operations = readFileSync('docs/operations.md', 'utf8');

/** The alarms in the table of docs/operations.md: a leading `…` stands for any queue, another one for a number. */
const explained = [...operations.matchAll(/^\| ([\w…, ]+) \|/gm)]
  .flatMap(([, names]) => (names ?? '').split(', '))
  .map((name) => new RegExp(`^Alarms${name.replace(/^…/, '\\w+').replace('…', '\\d?')}[0-9A-F]{8}$`));

test.each(functions.filter(({ queue }) => queue !== undefined))(
  'docs/operations.md says for how long the dead letters of $name are kept, and what to do about them',
  ({ name, queue }) => {
    const beginning = `| ${name} | ${queue?.keptForDays ?? usualJobDays} days`;
    const rows = operations.split('\n').filter((line) => line.startsWith(`| ${name} |`));
    expect(rows).toEqual([expect.stringContaining(beginning)]);
    expect(rows[0]?.slice(beginning.length)).toMatch(/^[^|]* \| [^|]{10,} \| [^|]{10,} \|$/);
  },
);

test.each(stack.of('AWS::CloudWatch::Alarm').map(([id]) => id))(
  'docs/operations.md explains what to do about %s',
  (id) => {
    expect(explained.filter((name) => name.test(id))).not.toEqual([]);
  },
);

const deadLetterQueues = stack
  .of<{ RedrivePolicy?: unknown }>('AWS::SQS::Queue')
  .filter(([, { RedrivePolicy }]) => RedrivePolicy === undefined)
  .map(([id]) => id);

test.each(deadLetterQueues)('one message in %s raises an alarm', (id) => {
  const alarm = about('ApproximateNumberOfMessagesVisible', 'QueueName', id);
  expect(alarm).toMatchObject({ Threshold: 1, Statistic: 'Maximum' });
});

test.each(functions.filter(({ schedules }) => schedules !== undefined))(
  '$name raises an alarm within a quarter of an hour, or after a missed night, when it is no longer started',
  ({ name, schedules = {} }) => {
    const id = functionIds.find((one) => nameOf(one) === name);
    const nightly = Object.values(schedules).some(({ expression }) => expression.startsWith('cron'));
    const [hours, most] = nightly ? [25, 30] : [0.1, 0.25];
    const alarm = about('Invocations', 'FunctionName', id);
    expect(alarm).toMatchObject({
      Statistic: 'Sum',
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    });
    const quiet = ((alarm?.Period ?? Number.NaN) * (alarm?.EvaluationPeriods ?? Number.NaN)) / 3600;
    expect(quiet).toBeGreaterThan(hours);
    expect(quiet).toBeLessThanOrEqual(most);
  },
);

test('5XX errors of the API raise an alarm', () => {
  expect(alarms.find(({ MetricName }) => MetricName === '5XXError')?.Namespace).toBe('AWS/ApiGateway');
});

test('every alarm describes what happened, and notifies the one topic', () => {
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

test('the policy of the topic lets CloudWatch publish alarms of this account only', () => {
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
