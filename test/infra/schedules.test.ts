import { expect, test } from '@jest/globals';
import { scheduledTime } from '../../lib/declaration';
import { capitalized, functions } from '../../lib/functions';
import { idOf, type Reference, synthesized } from '../support/stack';

interface Schedule {
  readonly Target: { readonly Arn: Reference; readonly Input?: string };
}
interface Invoked {
  readonly FunctionName: Reference;
}

const stack = synthesized('prod');
const schedules = stack.of<Schedule>('AWS::Scheduler::Schedule');
const deadLetters = { 'Fn::GetAtt': [expect.stringMatching(/^SchedulesDeadLetters/), 'Arn'] };
const clocked = functions.filter(({ schedules }) => schedules !== undefined);

const isOf = (name: string, reference: Reference) =>
  new RegExp(`^${capitalized(name)}Function[0-9A-F]{8}$`).test(idOf(reference) ?? '');

test.each(clocked)(
  '$name is started exactly as declared, and a start that fails for an hour is kept',
  ({ name, schedules: declared = {} }) => {
    const own = schedules.filter(([, { Target }]) => isOf(name, Target.Arn));
    expect(own.map(([, schedule]) => schedule)).toEqual(
      Object.values(declared).map(({ description, expression, input }) =>
        expect.objectContaining({
          Description: description,
          ScheduleExpression: expression,
          ScheduleExpressionTimezone: 'America/New_York',
          FlexibleTimeWindow: { Mode: 'OFF' },
          State: 'ENABLED',
          Target: expect.objectContaining({
            ...(input && { Input: JSON.stringify(input) }),
            RetryPolicy: { MaximumRetryAttempts: 10, MaximumEventAgeInSeconds: 3600 },
            DeadLetterConfig: { Arn: deadLetters },
            RoleArn: { 'Fn::GetAtt': [expect.stringMatching(/^SchedulesRole/), 'Arn'] },
          }),
        }),
      ),
    );
  },
);

test('no other schedule starts anything', () => {
  const declared = clocked.flatMap(({ schedules = {} }) => Object.keys(schedules));
  expect(schedules).toHaveLength(declared.length);
});

test('a schedule that tells its time tells the time at which it was due', () => {
  const told = schedules.flatMap(([, { Target }]) => JSON.parse(Target.Input ?? '{}').at ?? []);
  expect(told).not.toEqual([]);
  for (const at of told) expect(at).toBe(scheduledTime);
});

test('what a scheduled function could not do in three tries is kept', () => {
  const configured = stack.of<Invoked>('AWS::Lambda::EventInvokeConfig').map(([, config]) => config);
  expect(configured).toHaveLength(clocked.length);
  for (const { name } of clocked)
    expect(configured.find(({ FunctionName }) => isOf(name, FunctionName))).toMatchObject({
      MaximumRetryAttempts: 2,
      MaximumEventAgeInSeconds: 3600,
      Qualifier: '$LATEST',
      DestinationConfig: { OnFailure: { Destination: deadLetters } },
    });
});
