import { describe, expect, test } from '@jest/globals';
import { asWordKey, leadingWords, queryKey, soughtWords, stem, wordsOf } from '../../lambdas/books/words';

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
  expect(bytes(leadingWords(words)[0])).toBeLessThanOrEqual(200);
  expect(bytes(queryKey(words))).toBeLessThanOrEqual(900);
  expect(bytes(asWordKey('㌖'.repeat(100)))).toBeLessThanOrEqual(200);
});
describe('the sought words of a search', () => {
  test.each([
    ['without the words of almost every title', ['the', 'dragon', 'bread'], ['dragon', 'bread']],
    ['without words about books', ['books', 'about', 'cats'], ['cat']],
    ['each once', ['cat', 'cats'], ['cat']],
    ['but all of them if there are no others', ['the', 'book'], ['the', 'book']],
    ['without single letters', ['a', 'b'], []],
  ])('%s', (_, words, sought) => expect(soughtWords(words)).toEqual(sought));

  test('are looked up by the two longest', () => {
    expect(leadingWords(['ox', 'dragon', 'bread'])).toEqual(['dragon', 'bread']);
    expect(leadingWords(['ox'])).toEqual(['ox']);
  });
});

test.each([
  ['robots', 'robot'],
  ['cats', 'cat'],
  ['glass', 'glass'],
  ['princesses', 'princess'],
  ['foxes', 'fox'],
  ['horses', 'horse'],
  ['stories', 'stori'],
  ['storie', 'stori'],
  ['story', 'stori'],
  ['wolves', 'wolf'],
  ['gas', 'gas'],
  ['virus', 'virus'],
  ['sword', 'sword'],
  ['', ''],
])('%j is indexed as %j', (word, one) => expect(stem(word)).toBe(one));

test('the words of a search are kept apart in its key, which is cut to 200 characters', () => {
  expect(queryKey(['the', 'fox'])).toBe('the fox');
  expect(queryKey(['a'.repeat(150), 'b'.repeat(150)])).toBe(`${'a'.repeat(150)} ${'b'.repeat(49)}`);
});
