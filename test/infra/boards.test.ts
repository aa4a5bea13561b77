import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { idOf, type Reference, synthesized } from '../support/stack';

const stack = synthesized();

test('the boards follow the records of people in the table’s stream, added up minute by minute', () => {
  const [keeper] = stack.functions().filter(([id]) => id.startsWith('LeaderboardFollowAwardsFunction'));
  stack.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: keeper?.[0] },
    StartingPosition: 'TRIM_HORIZON',
    TumblingWindowInSeconds: 60,
    FilterCriteria: {
      Filters: ['NewImage', 'OldImage'].map((image) => ({
        Pattern: JSON.stringify({ dynamodb: { [image]: { kind: { S: ['User'] } } } }),
      })),
    },
  });
  stack.template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
});

test('a change that fails does not block later ones: after ten retries the repair is informed', () => {
  const [keeper] = stack.functions().find(([id]) => id.startsWith('LeaderboardFollowAwardsFunction')) ?? [];
  const [queue] = stack.of('AWS::SQS::Queue').find(([id]) => id.startsWith('LeaderboardRepairQueue')) ?? [];
  stack.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: keeper },
    MaximumRetryAttempts: 10,
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue, 'Arn'] } } },
  });
});

interface Schedule {
  readonly ScheduleExpression: string;
  readonly ScheduleExpressionTimezone?: string;
  readonly Target: { readonly Arn: Reference; readonly Input?: string };
}

test('streaks are settled every night, and weeks on Monday just after midnight, New York’s', () => {
  const schedules = stack
    .of<Schedule>('AWS::Scheduler::Schedule')
    .filter(([, { Target }]) => idOf(Target.Arn)?.startsWith('SettlementStartFunction'))
    .map(([, { ScheduleExpression, ScheduleExpressionTimezone, Target }]) => [
      ScheduleExpression,
      ScheduleExpressionTimezone,
      JSON.parse(Target.Input ?? '{}').what,
    ]);
  expect(schedules.toSorted()).toEqual([
    ['cron(10 0 ? * MON *)', 'America/New_York', 'week'],
    ['cron(20 0 * * ? *)', 'America/New_York', 'streaks'],
  ]);
});

test('a settlement runs on sixteen workers at once, each with a quarter of an hour', () => {
  stack.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    ScalingConfig: { MaximumConcurrency: 16 },
    FunctionName: { Ref: Match.stringLikeRegexp('^SettlementWorkerFunction') },
  });
});
