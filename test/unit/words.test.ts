import { describe, expect, test } from '@jest/globals';
import { indexWords, leadingWord, matches, queryKey, singular, wordsOf } from '../../lambdas/books/words';

describe('words of a text', () => {
  test.each([
    ['The Cat in the Hat', ['the', 'cat', 'in', 'the', 'hat']],
    ["Charlotte's Web", ['charlottes', 'web']],
    ['Charlotte’s Web', ['charlottes', 'web']],
    ['Le Petit Nicolas, René Goscinny', ['le', 'petit', 'nicolas', 'rene', 'goscinny']],
    ['From the Mixed-Up Files', ['from', 'the', 'mixed', 'up', 'files']],
    ['20,000 Leagues', ['20', '000', 'leagues']],
    ['  ¿Qué?  ', ['que']],
    ['Война и мир', ['воина', 'и', 'мир']],
    ['ＷＩＤＥ letters', ['wide', 'letters']],
    ['!?…', []],
    ['', []],
  ])('%j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

  test('are the same for every encoding of an accent', () => {
    expect(wordsOf('Rene\u0301')).toEqual(wordsOf('Ren\u00e9'));
  });
});

test('letters that decompose into many do not exceed the limit of DynamoDB for a key', () => {
  const words = wordsOf('ﷺ'.repeat(100));
  const bytes = (key: string | undefined) => Buffer.byteLength(key ?? '');
  expect(bytes(leadingWord(words))).toBeLessThanOrEqual(200);
  expect(bytes(queryKey(words))).toBeLessThanOrEqual(900);
  for (const word of indexWords('㌖'.repeat(100))) expect(bytes(word)).toBeLessThanOrEqual(200);
});
describe('the search words of a book', () => {
  test('come from title and author, each once', () => {
    expect(indexWords('Matilda, Matilda', 'Roald Dahl')).toEqual(['matilda', 'roald', 'dahl']);
  });

  test('exclude single letters and the words of almost every title', () => {
    expect(indexWords('The Lion and the Mouse at A. A. Hall', '')).toEqual(['lion', 'mouse', 'hall']);
  });

  test('may be an empty list', () => {
    expect(indexWords('It', 'A')).toEqual(['it']);
    expect(indexWords('The', '')).toEqual([]);
  });
});

describe('the leading word of a search', () => {
  test.each([
    [['the', 'dragon', 'bread'], 'dragon'],
    [['the', 'ox'], 'ox'],
    [['of', 'the'], 'the'],
    [['a', 'b'], undefined],
    [[], undefined],
  ])('of %j is %j', (words, leading) => expect(leadingWord(words)).toBe(leading));
});

describe('a text matches', () => {
  const text = 'The Dragon Who Baked Bread Inkwren Storytellers';

  test.each([
    ['whole words', 'dragon bread'],
    ['beginnings of words', 'dra bre'],
    ['words in another order', 'bread the dragon'],
    ['title and author together', 'baked storytellers'],
    ['other case and accents', 'DRÁGON'],
    ['nothing sought', ''],
  ])('%s', (_, sought) => expect(matches(wordsOf(sought), text)).toBe(true));

  test.each([
    ['the middle of a word', 'ragon'],
    ['one word of two', 'dragon cake'],
    ['more than the word', 'dragons'],
  ])('but not %s', (_, sought) => expect(matches(wordsOf(sought), text)).toBe(false));
});

test.each([
  ['robots', 'robot'],
  ['cats', 'cats'],
  ['glass', 'glass'],
  ['princess', 'princess'],
  ['foxes', 'foxe'],
  ['sword', 'sword'],
  ['', ''],
])('without a plural s %j is %j', (word, one) => expect(singular(word)).toBe(one));

test('the words of a search are kept apart in its key, which is cut to 200 characters', () => {
  expect(queryKey(['the', 'fox'])).toBe('the fox');
  expect(queryKey(['a'.repeat(150), 'b'.repeat(150)])).toBe(`${'a'.repeat(150)} ${'b'.repeat(49)}`);
});

test.each(['the', 'and', 'of', 'in', 'to', 'an', 'at', 'on', 'for'])('%s finds no book', (word) => {
  expect(indexWords(`${word} dragon`)).toEqual(['dragon']);
});
