import { expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { commonErrors } from '../../contract/common-errors';
import { flagsOf } from '../../contract/error';
import { type ErrorCode, errors } from '../../contract/errors';
import { defineMessages } from '../../contract/message';
import { ApiError } from '../../lambdas/platform/api-error';
import { createReceiver, type Holder } from '../../lambdas/platform/socket/create-receiver';

const flag = z.optional(z.literal(true));

const messages = defineMessages({
  server: {
    said: z.object({ text: z.string() }),
    error: z.object({ message: z.string(), code: z.string(), retryable: flag, ends: flag }),
  },
  client: {
    say: {
      who: ['student'],
      consent: 'voice',
      payload: z.strictObject({ text: z.string() }),
      replies: ['said'],
      summary: 'Says it back',
    },
    listen: { who: ['student', 'parent'], payload: z.strictObject({}), replies: [], summary: 'Says nothing' },
  },
});

const say = jest.fn(async ({ text }: { text: string }, { user_id }: Holder) => ({
  type: 'said' as const,
  text: `${user_id}: ${text}`,
  secret: 'not declared',
}));
const receive = createReceiver(messages, commonErrors, { say, listen: async () => undefined });

const child: Holder = {
  user_id: 'ada',
  connection_id: 'c',
  role: 'student',
  allowed: ['core', 'voice'],
  held: {},
};
const refused = (code: ErrorCode) => ({
  type: 'error',
  code,
  message: errors[code].text,
  ...flagsOf(errors[code]),
});
const hello = JSON.stringify({ type: 'say', text: 'hello' });

test('a message reaches its use case with its sender, and the answer has the declared fields only', async () => {
  expect(await receive(hello, child)).toEqual({ type: 'said', text: 'ada: hello' });
  expect(await receive('{"type":"listen"}', { ...child, role: 'parent' })).toBeUndefined();
});

test.each<[string, Holder, string, ErrorCode]>([
  ['of another role', { ...child, role: 'parent' }, hello, 'forbidden'],
  [
    'without the consent that it needs',
    { ...child, allowed: ['core', 'ai_text'] },
    hello,
    'consent_required',
  ],
  ['without its payload', child, '{"type":"say"}', 'invalid_input'],
  ['with more than its payload', child, '{"type":"say","text":"a","more":1}', 'invalid_input'],
  ['with a payload of another shape', child, '{"type":"say","text":["a"]}', 'invalid_input'],
  ['of an undeclared kind', child, '{"type":"shout","text":"a"}', 'invalid_input'],
  ['of an inherited name', child, '{"type":"toString"}', 'invalid_input'],
])(
  'a message %s is refused, reaches no use case and ends what its sender does',
  async (_, holder, body, code) => {
    say.mockClear();
    expect(await receive(body, holder)).toEqual({ ...refused(code), ends: true });
    expect(say).not.toHaveBeenCalled();
  },
);

test.each<[string, Error, ErrorCode]>([
  ['refuses', new ApiError('ai_resting'), 'ai_resting'],
  ['fails', new Error('the words of a child'), 'server_error'],
  ['refuses with an error of another subject', new ApiError('book_not_found'), 'server_error'],
])(
  'a use case that %s is answered with an error of the contract, without details',
  async (_, error, code) => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    say.mockRejectedValueOnce(error);
    expect(await receive(hello, child)).toEqual(refused(code));
    expect(JSON.stringify(written.mock.calls)).not.toContain('words of a child');
    written.mockRestore();
  },
);
