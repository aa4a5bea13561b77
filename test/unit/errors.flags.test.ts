import { expect, test } from '@jest/globals';
import type { ErrorDeclaration } from '../../contract/error';
import { errors } from '../../contract/errors';

const codesWith = (has: (error: ErrorDeclaration) => boolean) =>
  Object.entries<ErrorDeclaration>(errors)
    .filter(([, error]) => has(error))
    .map(([code]) => code);

test('nobody repeats what is over', () => {
  expect(codesWith(({ retryable, ends }) => retryable === true && ends === true)).toEqual([]);
});

test('what the server could not do just now, or says when to ask for again, may be repeated', () => {
  const isPassing = ({ status, retryAfter }: ErrorDeclaration) => status >= 500 || retryAfter !== undefined;
  expect(codesWith(isPassing)).toEqual(expect.arrayContaining(['server_error', 'quiz_being_made']));
  expect(codesWith((error) => isPassing(error) && error.retryable !== true)).toEqual([]);
});

test('a refusal of the person ends nothing: work that is kept until a consent or a session is renewed still arrives', () => {
  const isOfPerson = ({ status }: ErrorDeclaration) => status === 401 || status === 403;
  expect(codesWith(isOfPerson)).toEqual(expect.arrayContaining(['unauthenticated', 'consent_required']));
  expect(codesWith((error) => isOfPerson(error) && error.ends === true)).toEqual([]);
});
