import { describe, expect, test } from '@jest/globals';
import { newReader } from '../../contract/rules/names';
import { maskedAddress } from '../../lambdas/accounts/mask';
import { knownName, namesOf, ownName } from '../../lambdas/accounts/names';
import { schoolKeyOf } from '../../lambdas/accounts/school-key';
import { checkTimeZone } from '../../lambdas/consent/time-zone';

describe('the names of a user', () => {
  test.each([
    ['with a checked name', 'Ada', null, 'Ada', 'Ada', ['Ada']],
    ['with a new name that is being checked', 'Ada', 'Bea', 'Ada', 'Bea', ['Ada', 'Bea']],
    ['whose first name is being checked', newReader, 'Bea', null, 'Bea', ['Bea']],
    ['without a name', newReader, null, null, newReader, []],
  ])(
    '%s: others see the checked one, the user the chosen one',
    (_, username, next_username, known, own, all) => {
      const user = { username, next_username };
      expect(knownName(user)).toBe(known);
      expect(ownName(user)).toBe(own);
      expect(namesOf(user)).toEqual(all);
    },
  );
});

test.each([
  ['sam@home.test', 's•••@home.test'],
  ['s@home.test', 's•••@home.test'],
])('of the address %s others see %s', (email, masked) => expect(maskedAddress(email)).toBe(masked));

test.each([
  ['student', 'Elm', { school_key: 'domain:maple.edu' }],
  ['student', null, {}],
  ['teacher', 'Elm', {}],
  ['other', 'Elm', {}],
] as const)('a %s of the school %s is on the board %j', (account_type, school, key) => {
  expect(schoolKeyOf({ email: 'ada@maple.edu', school, account_type })).toEqual(key);
});

describe('the time zone of a child', () => {
  test.each([null, undefined, 'Asia/Kolkata'])('may be %s', (zone) => {
    expect(() => checkTimeZone(zone)).not.toThrow();
  });

  test.each(['Europe/Wrenland', ''])('may not be %j, and the field is named', (zone) => {
    expect(() => checkTimeZone(zone)).toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: ['body.time_zone'] }),
    );
  });
});
