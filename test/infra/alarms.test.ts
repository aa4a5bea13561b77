import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { usualJobDays } from '../../contract/jobs';
import { functions } from '../../lib/functions';
import { type Alarm, alarmsOf, causesOf, type Metric, ringsAt, watchedBy } from '../support/alarms';
import { everySetting, idOf, type Reference, synthesized } from '../support/stack';

const stack = synthesized();
const alarms = [...alarmsOf('demo').values()];
const hasDimension = ({ Dimensions }: Partial<Metric>, dimension: string, id: string) =>
  (Dimensions ?? []).some(
    ({ Name, Value }) =>
      Name === dimension && (idOf(Value as Reference) ?? JSON.stringify(Value)).includes(id),
  );
const about = (metric: string, dimension: string, id = '?') =>
  alarms.find((alarm) => alarm.MetricName === metric && hasDimension(alarm, dimension, id));

/** The name of a function in expressions and descriptions. */
const nameOf = (id: string) => {
  const name = id.replace(/Function[0-9A-F]{8}$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** The alarm that watches a metric of this function and of others with the same consequence. */
const sharedAlarm = (metric: 'Errors' | 'Throttles', id: string) => {
  for (const alarm of alarms)
    for (const { MetricName, ...watched } of watchedBy(alarm))
      if (MetricName === metric && watched.id !== '' && hasDimension(watched, 'FunctionName', id))
        return { alarm, ...watched };
  throw new Error(`No alarm watches the ${metric} of ${id}`);
};

/** Whether the alarm of a function rings at so many errors within its period. */
const ringsAtErrors = (id: string, errors: number, calls = errors) => {
  const { alarm } = sharedAlarm('Errors', id);
  const [name, known] = [nameOf(id), watchedBy(alarm).map((watched) => watched.id)];
  const counted = known.includes(`${name}Calls`) ? { [`${name}Calls`]: calls } : {};
  return ringsAt(alarm, { [name]: errors, ...counted });
};

const functionIds = stack.functions().map(([id]) => id);

test.each(functionIds)(
  'an alarm covers errors and throttles of %s, and its description names the function',
  (id) => {
    for (const metric of ['Errors', 'Throttles'] as const) {
      const found = sharedAlarm(metric, id);
      expect(found).toMatchObject({ id: nameOf(id), statistic: 'Sum', Namespace: 'AWS/Lambda' });
      expect(found.alarm.AlarmDescription).toMatch(new RegExp(`\\b${nameOf(id)} \\(\\w+`));
    }
  },
);

test.each(functionIds)('one throttled call of %s raises an alarm', (id) => {
  expect(ringsAt(sharedAlarm('Throttles', id).alarm, { [nameOf(id)]: 1 })).toBe(true);
});

test('an alarm watches ten metrics at most, and its description fits the limit of 1024 letters', () => {
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
  const { period } = sharedAlarm('Errors', id);
  expect(ringsAtErrors(id, mostWithin(failuresOf(id), period))).toBe(true);
});

test.each(functionIds.filter((id) => Number.isFinite(heldOf(id))))(
  '%s: a worker that is always killed raises an alarm within half an hour',
  (id) => {
    const failures = failuresOf(id);
    const rings = failures.findIndex((_, i) => ringsAtErrors(id, i + 1));
    expect(failures[rings]).toBeLessThanOrEqual(1800);
  },
);

const declaredAs = (id: string) => functions.find(({ name }) => name === nameOf(id));

test.each(functionIds)('%s raises an alarm at a hundredth of its calls, and never for fewer errors', (id) => {
  const { isFrequent, consequence } = declaredAs(id) ?? {};
  const enough = isFrequent ? 3 : 1;
  expect(ringsAtErrors(id, enough - 1)).toBe(false);
  expect(ringsAtErrors(id, enough, 100 * enough)).toBe(true);
  expect(ringsAtErrors(id, enough, 100 * enough + 1)).toBe(consequence === 'Crisis');
});

test('a hundredth of the API’s requests raises an alarm when they are five at least', () => {
  const alarm = alarmsOf('demo').get('ServerErrors') as Alarm;
  expect(ringsAt(alarm, { failed: 5, all: 500 })).toBe(true);
  expect(ringsAt(alarm, { failed: 5, all: 501 })).toBe(false);
  expect(ringsAt(alarm, { failed: 4, all: 4 })).toBe(false);
});

test('an API that answers every request with a 5XX error raises an alarm after two visits in an hour', () => {
  const visits = [0, 0, 0, 1800, 1800, 1800];
  const alarm = alarmsOf('demo').get('ServerErrors') as Alarm;
  const failed = mostWithin(visits, watchedBy(alarm)[0]?.period ?? 0);
  expect(ringsAt(alarm, { failed, all: failed })).toBe(true);
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

const everyAlarm = (['prod', 'demoWithEverything'] as const).flatMap((variant) =>
  ['AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm'].flatMap((type) =>
    synthesized(variant)
      .of(type)
      .map(([id]) => id),
  ),
);

test.each([...new Set(everyAlarm)])('docs/operations.md explains what to do about %s', (id) => {
  expect(explained.filter((name) => name.test(id))).not.toEqual([]);
});

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
    const nightly = Object.values(schedules).every(({ expression }) => expression.startsWith('cron'));
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

test('every alarm describes what happened, and notifies the one topic, itself or as part of one other', () => {
  const [topic] = stack.of('AWS::SNS::Topic')[0] ?? [];
  const causes = [...causesOf('demo').values()];
  for (const { AlarmDescription, AlarmActions } of causes) {
    expect(AlarmDescription).toMatch(/\w+ \w+/);
    expect(AlarmActions?.map(idOf)).toEqual([topic]);
  }
  for (const [name, { AlarmDescription, AlarmActions }] of alarmsOf('demo')) {
    expect(AlarmDescription).toMatch(/\w+ \w+/);
    const heardBy = causes.filter(({ silent }) => silent.includes(name));
    expect([name, AlarmActions?.map(idOf), heardBy.length]).toEqual(
      heardBy.length === 0 ? [name, [topic], 0] : [name, undefined, 1],
    );
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
