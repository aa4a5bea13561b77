import { expect, test } from '@jest/globals';
import { schoolKey } from '../../contract/rules/school';

test.each([
  'gmail.com',
  'yahoo.fr',
  'yahoo.com.br',
  'hotmail.co.uk',
  'outlook.de',
  'gmx.net',
  'live.ca',
  'laposte.net',
  'telus.net',
  'foxmail.com',
  'btinternet.com',
  'hey.com',
])('%s is not a school’s domain, so the name of the school decides', (domain) => {
  expect(schoolKey(`ada@${domain}`, ' Elm School ')).toBe('school:elm school');
});

test.each(['maple.edu', 'live.school.edu', 'outlook-academy.com', 'yahoo.school'])(
  '%s counts as a school’s domain',
  (domain) => {
    expect(schoolKey(`ada@${domain}`, 'Elm School')).toBe(`domain:${domain}`);
  },
);

test('a user without a school has no school board, whatever the address', () => {
  expect(schoolKey('ada@maple.edu', null)).toBeNull();
});
