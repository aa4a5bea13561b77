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
])('%s says nothing about a school: its name decides', (domain) => {
  expect(schoolKey(`ada@${domain}`, ' Elm School ')).toBe('school:elm school');
});

test.each(['maple.edu', 'live.school.edu', 'outlook-academy.com', 'yahoo.school'])(
  '%s is a school’s own',
  (domain) => {
    expect(schoolKey(`ada@${domain}`, 'Elm School')).toBe(`domain:${domain}`);
  },
);

test('a user without a school has no board of a school, with any address', () => {
  expect(schoolKey('ada@maple.edu', null)).toBeNull();
});
