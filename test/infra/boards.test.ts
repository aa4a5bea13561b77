import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { idOf, type Reference, synthesized } from '../support/stack';

const stack = synthesized();

test('the boards follow the users’ records in the table’s stream, aggregated by the minute', () => {
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

test('a change that fails does not block later ones: after ten retries it goes to the repair queue', () => {
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

test('streaks are settled every night and weeks on Monday, just after midnight in New York', () => {
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

test('a settlement runs on at most sixteen workers at once', () => {
  stack.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    ScalingConfig: { MaximumConcurrency: 16 },
    FunctionName: { Ref: Match.stringLikeRegexp('^SettlementWorkerFunction') },
  });
});
