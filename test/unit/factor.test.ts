import { expect, test } from '@jest/globals';
import { provesFactor } from '../../lambdas/accounts/factor';

test.each([
  ['before the factor counts', 99, 100, false],
  ['in the second from which it counts', 100, 100, true],
  ['later', 101, 100, true],
  ['at an unknown time', Number.NaN, 100, false],
  ['before any factor was set up', 100, undefined, false],
])('a session that began %s proves the factor or not', (_when, signedInAt, factor_from, proves) => {
  expect(provesFactor({ signedInAt }, { factor_from })).toBe(proves);
});
