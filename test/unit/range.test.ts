import { expect, test } from '@jest/globals';
import { rangeOf } from '../../local/gateway/range';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
])('%s is a part of a file', (header, part) => {
  expect(rangeOf(header, 100)).toEqual(part);
});

test.each(['bytes=100-', 'bytes=20-10', 'bytes=-0'])('%s is an unsatisfiable range', (header) => {
  expect(rangeOf(header, 100)).toBe('unsatisfiable');
});

test.each([undefined, 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2'])('%s requests the whole file', (header) => {
  expect(rangeOf(header, 100)).toBeUndefined();
});
