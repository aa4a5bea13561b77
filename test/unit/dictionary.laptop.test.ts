import { expect, test } from '@jest/globals';
import { baseForms } from '../../lambdas/dictionary/base-forms';
import { readLibrary } from '../../lambdas/library/own-books';
import { meaningsInLaptopDictionary } from '../../local/dictionary/meanings';

const find = meaningsInLaptopDictionary();
const isThere = (word: string) => Object.keys(find(word)).length > 0;

test('a word that is tapped in one of our own books has a meaning', () => {
  const texts = readLibrary('library').flatMap(({ chapters }) => chapters.map(({ text }) => text));
  const words = new Set(texts.join(' ').match(/(?<![\p{L}’'-])\p{Ll}{2,}(?![\p{L}’'-])/gu));
  const missing = [...words].filter((word) => ![word, ...baseForms(word)].some(isThere));
  expect(missing.length / words.size).toBeLessThan(0.02);
});

test('little words mean what they mean in a story', () => {
  expect(find('he')).toEqual({ pronoun: [expect.stringContaining('boy')] });
  expect(find('in')).toEqual({ preposition: [expect.stringContaining('inside')] });
});

test('of WordNet, the sense that is met most often comes first, without examples', () => {
  expect(Object.entries(find('lantern'))).toEqual([['noun', ['light in a transparent protective case']]]);
  expect(Object.keys(find('bake'))).toEqual(['verb']);
  expect(find('zzyzx')).toEqual({});
});
