import { expect, test } from '@jest/globals';
import { baseForms } from '../../../lambdas/dictionary/base-forms';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { meaningsInLaptopDictionary } from '../../../local/dictionary/meanings';

const find = meaningsInLaptopDictionary();
const isThere = (word: string) => Object.keys(find(word)).length > 0;

test('a tapped word in one of our own books has a meaning', () => {
  const texts = readLibrary('library').flatMap(({ chapters }) => chapters.map(({ text }) => text));
  const words = new Set(texts.join(' ').match(/(?<![\p{L}’'-])\p{Ll}{2,}(?![\p{L}’'-])/gu));
  const missing = [...words].filter((word) => ![word, ...baseForms(word)].some(isThere));
  expect(missing.length / words.size).toBeLessThan(0.02);
});

test('short words have the meaning that they have in stories', () => {
  expect(find('he')).toEqual({ pronoun: [expect.stringContaining('boy')] });
  expect(find('in')).toMatchObject({ preposition: [expect.stringContaining('inside')] });
});

test('the most frequent sense of WordNet comes first, without examples', () => {
  expect(Object.entries(find('gondola'))[0]?.[0]).toBe('noun');
  expect(Object.keys(find('emulate'))).toEqual(['verb']);
  expect(find('zzyzx')).toEqual({});
});
