import { expect, test } from '@jest/globals';
import { candidatesOf, filledText, withSigns } from '../../lambdas/articles/writing/written-article';

const article = { text: 'The [brave] fox [ran]. [ ] Empty [] stays.' };

test('the bracketed words of an article are its gaps, in order', () => {
  expect(candidatesOf(article)).toEqual(['brave', 'ran', ' ']);
  expect(candidatesOf({ text: 'No gap.' })).toEqual([]);
});

test('the filled text has no brackets around a word', () => {
  expect(filledText({ text: 'The [brave] fox [ran].' })).toBe('The brave fox ran.');
});

test('each gap gets its sign, by number and word', () => {
  const signed = withSigns({ text: 'The [brave] fox [ran].' }, (i, word) => `<${i}:${word}>`);
  expect(signed).toBe('The <0:brave> fox <1:ran>.');
});
