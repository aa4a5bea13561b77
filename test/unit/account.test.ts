import { expect, test } from '@jest/globals';
import { accountOf } from '../../lambdas/platform/http/account';

const claims = {
  sub: 'one',
  token_use: 'id',
  email: 'Ada@Maple.test',
  email_verified: 'true',
  auth_time: '1795000000',
};

test('the person is the subject of the token unless the pool names another one', () => {
  expect(accountOf(claims)).toEqual({
    id: 'one',
    poolUser: 'one',
    email: 'ada@maple.test',
    groups: [],
    signedInAt: 1795000000,
  });
  expect(accountOf({ ...claims, 'custom:person': 'two' })).toMatchObject({ id: 'two', poolUser: 'one' });
  expect(accountOf({ ...claims, person: 'two' })).toMatchObject({ id: 'one' });
});

test('an unverified address is nobody’s', () => {
  expect(accountOf({ ...claims, email_verified: 'false' }).email).toBeUndefined();
});

test.each([
  ['no token', undefined],
  ['a token of nobody', { token_use: 'id' }],
  ['an access token, which has no attributes', { sub: 'one', token_use: 'access' }],
  ['a token of unknown use', { sub: 'one' }],
])('%s is refused', (_what, token) => {
  expect(() => accountOf(token)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
});

test.each([
  ['operators', ['operators']],
  ['', []],
  ['readers,operators', []],
  ['operators,operators', []],
  ['operators,', []],
  [',operators', []],
  ['[operators]', ['[operators]']],
  ['[readers operators]', ['[readers operators]']],
  ['operators readers', ['operators readers']],
])('the claim %j of a token has the groups %j', (claim, groups) => {
  expect(accountOf({ ...claims, 'cognito:groups': claim }).groups).toEqual(groups);
});
