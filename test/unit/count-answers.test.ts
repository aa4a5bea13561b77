import { beforeAll, expect, jest, test } from '@jest/globals';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { handler } from '../../lambdas/functions/quiz/count-answers';

beforeAll(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

/** A quiz whose answers are not counted. */
const guessed = { id: 'q', book_id: 'b', answers: '[]', unpaid: 'too_fast' };
const image = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { S: text }]));
const eventOf = (...quizzes: (typeof guessed | { id: string })[]) =>
  ({
    Records: quizzes.map((quiz, i) => ({ dynamodb: { SequenceNumber: String(i), NewImage: image(quiz) } })),
  }) as DynamoDBStreamEvent;

test('delivery is repeated from a record that fails, and a failing first record is an error that raises an alarm', async () => {
  expect(await handler(eventOf(guessed, guessed))).toEqual({ batchItemFailures: [] });
  expect(await handler(eventOf(guessed, { id: 'broken' }, guessed))).toEqual({
    batchItemFailures: [{ itemIdentifier: '1' }],
  });
  await expect(handler(eventOf({ id: 'broken' }, guessed))).rejects.toThrow('Answers could not be counted');
});
