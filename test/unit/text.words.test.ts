import { describe, expect, test } from '@jest/globals';
import {
  contentStems,
  countWords,
  essence,
  isForeign,
  mentions,
  shareOfEnglish,
  similarity,
  spaced,
} from '../../lambdas/safety/text/words';

test.each([
  ['  Don’t GO, Zoë! ', 'dont go zoë'],
  ["it's 7.5", 'its 7 5'],
  ['ｆｕｌｌ', 'full'],
  ['…', ''],
])('the words of %j are %j', (text, words) => expect(essence(text)).toBe(words));

test.each([
  ['The Fox, ran!', 'fox ran', true],
  ['The foxes ran', 'fox', false],
  ['The fox ran', 'the fox ran', true],
  ['The fox and the hen ran', 'fox ran', false],
  ['The fox', '…', false],
])('%j mentions %j: %s', (text, phrase, expected) => expect(mentions(text, phrase)).toBe(expected));

test('runs of spaces become one', () => expect(spaced(' a \n\t b ')).toBe('a b'));

test.each([
  ['', 0],
  ['one, two - three', 3],
  ['7 …', 1],
])('%j has %i words', (text, count) => expect(countWords(text)).toBe(count));

describe('the stems of a text', () => {
  test.each([
    ['The baker baked many cakes, and bakes', ['baker', 'bak', 'cak', 'bak']],
    ['dogs run quickly x', ['dog', 'run', 'quick']],
    ['berries markedly sing', ['berr', 'mark', 'sing']],
  ])('%j are %j', (text, stems) => expect(contentStems(text)).toEqual(stems));

  test('say how similar two texts are, from 0 to 1', () => {
    expect(similarity('The fox baked', 'A fox bakes')).toBe(1);
    expect(similarity('fox hen', 'fox owl')).toBeCloseTo(1 / 3, 10);
    expect(similarity('fox', 'owl')).toBe(0);
    expect(similarity('', '')).toBe(0);
  });
});

test.each([
  ['¿Qué es la luna?', 1, true],
  ['Wer ist das?', 3, true],
  ['Wer ist das?', 4, false],
  ['La luna said she would', 1, false],
  ['The moon', 1, false],
  ['la he', 1, true],
  ['la she', 1, false],
])('%j with at least %i foreign words is foreign: %s', (text, atLeast, expected) => {
  expect(isForeign(text, atLeast)).toBe(expected);
});

test.each([
  ['Was she at home', 0.75],
  ['Kto tam', 0],
  ['', 0],
])('of %j the share %d is of English', (text, share) => expect(shareOfEnglish(text)).toBe(share));
