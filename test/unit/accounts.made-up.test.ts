import { describe, expect, test } from '@jest/globals';
import { isMadeUp, madeUpAddress, shownAddress } from '../../contract/rules/made-up-address';
import { signsInByPictures } from '../../lambdas/accounts/signs-in-by-pictures';
import type { UserItem } from '../../lambdas/accounts/store';

describe('a made-up address', () => {
  test('is under a domain that can never get mail', () => {
    expect(madeUpAddress('01K')).toBe('01K@child.invalid');
  });

  test('is recognised in any spelling, and no other address is', () => {
    expect(['01k@child.invalid', '01K@Child.Invalid'].map(isMadeUp)).toEqual([true, true]);
    expect(['01k@child.example', 'child.invalid@home.test', '01k@nochild.invalid'].map(isMadeUp)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('is not shown to others', () => {
    expect(shownAddress('01k@child.invalid')).toEqual({});
    expect(shownAddress('ada@home.test')).toEqual({ email: 'ada@home.test' });
  });
});

test('a student without an address of its own signs in by pictures, and nobody else does', () => {
  const user = (account_type: string, email: string) => ({ account_type, email }) as UserItem;
  expect(signsInByPictures(user('student', madeUpAddress('01k')))).toBe(true);
  expect(signsInByPictures(user('student', 'ada@home.test'))).toBe(false);
  expect(signsInByPictures(user('parent', madeUpAddress('01k')))).toBe(false);
  expect(signsInByPictures(undefined)).toBe(false);
});
