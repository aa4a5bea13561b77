import { expect, test } from '@jest/globals';
import { emergencyCall, helplineWords } from '../../contract/rules/helplines';
import { regions } from '../../contract/users/fields';

/** Written down apart from the code, so that no number changes by mistake. */
test.each([
  ['United States', 'call 911', ['988', '1-800-422-4453']],
  ['Canada', 'call 911', ['1-800-668-6868', '686868', '988']],
  ['India', 'call 112', ['1098']],
  ['China', 'call 110 for the police or 120 for a doctor', ['12355']],
  ['Europe', 'call 112', ['116 111', '112']],
] as const)('a child in %s is told to %s, and where somebody listens', (region, emergency, numbers) => {
  expect(emergencyCall(region)).toBe(emergency);
  const words = helplineWords(region);
  expect(words.match(/\d(?:[\d -]*\d)?/g)).toEqual(numbers);
  expect(words).toContain('They help children');
});

test('each region has its helplines', () => {
  for (const region of regions) expect(helplineWords(region)).toMatch(/\d/);
});
