import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { log } from '../../lambdas/platform/log';

const canary = 'wombatwords';
let lines: string[] = [];
let spy: { mockRestore(): void };

beforeEach(() => {
  lines = [];
  spy = jest.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
});
afterEach(() => spy.mockRestore());

const logged = (error: unknown): { error: string; at?: string } => {
  log.error('fault', error);
  return JSON.parse(lines.at(-1) ?? '');
};

/** An error that was modified after its creation. */
const changed = (message: string, changes: Partial<Error> = {}) => Object.assign(new Error(message), changes);

test('an error is logged with its class and location', () => {
  expect(logged(new TypeError('no'))).toMatchObject({
    error: 'TypeError',
    at: expect.stringMatching(/^at .*log\.test\.ts:\d+:\d+/),
  });
  expect(logged(new Error()).at).toMatch(/log\.test\.ts/);
  expect(logged('thrown').error).toBe('string');
});

test.each([
  ['the message', changed(canary)],
  [
    'a message of several lines that look like frames',
    changed(`bad\n    at ${canary} (/a.js:1:1)\n    at ${canary}`),
  ],
  ['a message that was taken away later', changed(`bad\n    at ${canary} (/a.js:1:1)`, { message: '' })],
  ['a message that was replaced later', changed(`bad\n    at ${canary} (/a.js:1:1)`, { message: 'bad' })],
  ['a stack of its own', changed('bad', { stack: `    at ${canary} (/a.js:1:1)` })],
  ['its name', changed('bad', { name: `${canary} said so` })],
  ['its cause', changed('bad', { cause: new Error(canary) })],
  ['a thrown value that is not an error', canary],
])('the text of an error in %s is not logged', (_, error) => {
  logged(error);
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain(canary);
});
