import { expect, test } from '@jest/globals';
import { idOf, type Reference, synthesized } from '../support/stack';

const stack = synthesized();
const [checker] = stack.functions().find(([id]) => id.startsWith('UsersCheckNamesFunction')) ?? [];

test('a queue delivers a chosen name to the check', () => {
  const [queue] = stack.of('AWS::SQS::Queue').find(([id]) => id.startsWith('UsersCheckNamesQueue')) ?? [];
  stack.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: checker },
    EventSourceArn: { 'Fn::GetAtt': [queue, 'Arn'] },
  });
});

test('names whose check failed are checked again every five minutes', () => {
  const schedules = stack
    .of<{ ScheduleExpression: string; Target: { Arn: Reference } }>('AWS::Scheduler::Schedule')
    .filter(([, { Target }]) => idOf(Target.Arn) === checker);
  expect(schedules.map(([, { ScheduleExpression }]) => ScheduleExpression)).toEqual(['rate(5 minutes)']);
});

test('a stream has at most two readers', () => {
  const readers = stack
    .of<{ StartingPosition?: string }>('AWS::Lambda::EventSourceMapping')
    .filter(([, { StartingPosition }]) => StartingPosition !== undefined);
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.length).toBeLessThanOrEqual(2);
});
