import { expect, test } from '@jest/globals';
import { idOf, type Reference, synthesized } from '../support/stack';

const stack = synthesized();
const [checker] = stack.functions().find(([id]) => id.startsWith('UsersCheckNamesFunction')) ?? [];

test('the table’s stream delivers a chosen name to its check once', () => {
  stack.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: checker },
    MaximumRetryAttempts: 0,
    FilterCriteria: {
      Filters: [{ Pattern: JSON.stringify({ dynamodb: { NewImage: { kind: { S: ['NameCheck'] } } } }) }],
    },
  });
});

test('names whose check failed are checked every five minutes', () => {
  const schedules = stack
    .of<{ ScheduleExpression: string; Target: { Arn: Reference } }>('AWS::Scheduler::Schedule')
    .filter(([, { Target }]) => idOf(Target.Arn) === checker);
  expect(schedules.map(([, { ScheduleExpression }]) => ScheduleExpression)).toEqual(['rate(5 minutes)']);
});

test('a stream has at most two readers', () => {
  const readers = stack
    .of<{ StartingPosition?: string }>('AWS::Lambda::EventSourceMapping')
    .filter(([, { StartingPosition }]) => StartingPosition !== undefined);
  expect(readers).toHaveLength(2);
});
