import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { listOf } from '../../lambdas/model/bounded';
import { parseAnswer } from '../../lambdas/model/parse-answer';
import { ApiError, asRefusal } from '../../lambdas/platform/api-error';
import { inParallel } from '../../lambdas/platform/in-parallel';
import { Contention } from '../../lambdas/platform/table/contention';

describe('the answer of a model', () => {
  test.each([
    ['{"a":1}', { a: 1 }],
    ['  [1]\n', [1]],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['```\n{"a":1}```', { a: 1 }],
    ['Here you are:\n```JSON\n{"a":1}\n```\nBye', { a: 1 }],
    ['{"a":"```json\\n1```"}', { a: '```json\n1```' }],
    ['["```1```"]', ['```1```']],
    ['Sure: {"a":{"b":1}} I hope it helps.', { a: { b: 1 } }],
    ['<think>\n{"a":2} or {"a":3}?\n</think>\n{"a":1}', { a: 1 }],
    ['```[1, 2]```', [1, 2]],
    ['```json\n[1]\n```', [1]],
    ['Here: ```json [1] ``` and {this}', [1]],
    ['Sure: {"a": 1}', { a: 1 }],
    ['<think>[2]</think>[1]', [1]],
    ['\ufeff[1]\u00a0', [1]],
    ['{"a":"<think>no</think>"}', { a: '<think>no</think>' }],
  ])('%j holds %j', (content, value) => expect(parseAnswer(content)).toEqual(value));

  test.each(['', 'Sorry', '```json\nno\n```', 'Sorry {', '} {', '<think>{"a":1}</think>'])(
    '%j is refused',
    (content) => {
      expect(() => parseAnswer(content)).toThrow();
    },
  );
});

test('a model is told how many items a list must have, and our parser takes other numbers', () => {
  const list = listOf(3, z.string());
  expect(z.toJSONSchema(list)).toMatchObject({ type: 'array', minItems: 3, maxItems: 3 });
  expect(list.parse(['a'])).toEqual(['a']);
});

describe('many requests', () => {
  test.each([0, 1, 24, 25, 26, 51])('of %i keep their order, and at most 25 run at a time', async (many) => {
    let [running, most] = [0, 0];
    const all = Array.from({ length: many }, (_, i) => i);
    const done = await inParallel(all, async (one) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return one * 2;
    });
    expect(done).toEqual(all.map((one) => one * 2));
    expect(most).toBe(Math.min(many, 25));
  });
});

describe('an error as it is answered', () => {
  const own = { book_not_found: { status: 404, text: 'No such book' } };

  test.each([
    ['of the subject', new ApiError('book_not_found', ['body.id']), 'book_not_found', 404],
    ['that all subjects have', new ApiError('invalid_input'), 'invalid_input', 400],
    ['of another subject is a fault', new ApiError('quiz_answers_mismatch'), 'server_error', 500],
    ['that is no refusal is a fault', new Error('secret'), 'server_error', 500],
    ['that is not even an error is a fault', 'secret', 'server_error', 500],
    ['of many writers may be tried again', new Contention(), 'too_many_requests', 429],
  ])('%s', (_, thrown, code, status) => {
    const { error, declared } = asRefusal(thrown, own);
    expect([error.code, declared.status]).toEqual([code, status]);
    if (thrown instanceof ApiError && code === thrown.code) expect(error).toBe(thrown);
    expect(error.message).toBe(code);
    expect(error.name).toBe('ApiError');
  });
});
