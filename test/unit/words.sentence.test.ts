import { describe, expect, test } from '@jest/globals';
import { presentWord } from '../../lambdas/words/present';
import { sentenceWith } from '../../lambdas/words/sentence-with';

describe('the sentence of a word', () => {
  const text = 'The <BLANK> was brave. “Was it curious?” Ada asked! A child’s well-known cat slept.';

  test.each([
    ['brave', 'The … was brave.'],
    ['BRAVE', 'The … was brave.'],
    ['curious', '“Was it curious?”'],
    ['child’s', 'A child’s well-known cat slept.'],
    ["child's", 'A child’s well-known cat slept.'],
    ['well-known', 'A child’s well-known cat slept.'],
    ['child', null],
    ['bra', null],
    ['7', null],
    ['', null],
  ])('%j is %j', (word, sentence) => expect(sentenceWith(text, word)).toBe(sentence));

  test('is the first one with it, and is cut to 300 characters', () => {
    expect(sentenceWith('A cat. The cat.', 'cat')).toBe('A cat.');
    expect(sentenceWith(`cat ${'x'.repeat(400)}.`, 'cat')).toHaveLength(300);
  });
});

test.each([
  ['2026-11-19', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
])('a word that is due on %s is practised on 20 November: %s', (due, is_due) => {
  const item = { word: 'brave', sentence: 's', title: 't', hint: null, reviews: 3, step: 4, due };
  expect(presentWord(item as never, '2026-11-20')).toEqual({
    word: 'brave',
    sentence: 's',
    title: 't',
    hint: null,
    reviews: 3,
    is_due,
    is_known: true,
  });
});
