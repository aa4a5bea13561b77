import { expect, test } from '@jest/globals';
import { idOf, type Reference, synthesized } from '../support/stack';

const stack = synthesized();
const [checker] = stack.functions().find(([id]) => id.startsWith('UsersCheckNamesFunction')) ?? [];

test('a name that is chosen is handed to its check by the table’s stream, once', () => {
  stack.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: checker },
    MaximumRetryAttempts: 0,
    FilterCriteria: {
      Filters: [{ Pattern: JSON.stringify({ dynamodb: { NewImage: { kind: { S: ['NameCheck'] } } } }) }],
    },
  });
});

test('names that could not be checked are looked at every five minutes', () => {
  const schedules = stack
    .of<{ ScheduleExpression: string; Target: { Arn: Reference } }>('AWS::Scheduler::Schedule')
    .filter(([, { Target }]) => idOf(Target.Arn) === checker);
  expect(schedules.map(([, { ScheduleExpression }]) => ScheduleExpression)).toEqual(['rate(5 minutes)']);
});

test('a stream has two readers at the most', () => {
  const readers = stack
    .of<{ StartingPosition?: string }>('AWS::Lambda::EventSourceMapping')
    .filter(([, { StartingPosition }]) => StartingPosition !== undefined);
  expect(readers).toHaveLength(2);
});
