import { describe, expect, test } from '@jest/globals';
import { distance, soundOf, soundsWithout } from '../../lambdas/books/search/sounds';

describe('a word has the sounds of its misspelling', () => {
  test.each([
    ['percy', 'persy'],
    ['dragon', 'dargon'],
    ['football', 'futboll'],
    ['dinosaur', 'dinosor'],
    ['whales', 'wales'],
    ['elephant', 'elefant'],
    ['knight', 'nite'],
    ['giraffe', 'jiraf'],
    ['soccer', 'socer'],
    ['rocket', 'rokit'],
    ['mystery', 'mistery'],
    ['bridge', 'brij'],
    ['school', 'skool'],
    ['queen', 'kween'],
    ['witch', 'wich'],
    ['animals', 'aminals'],
  ])('%s, %s', (word, misspelled) => expect(soundOf(misspelled)).toBe(soundOf(word)));
});

test('words of other sounds are told apart, and short ones have no sound', () => {
  expect(soundOf('dragon')).not.toBe(soundOf('wagon'));
  expect(soundOf('dragon')).toBe('dgnr');
  expect(soundOf('cat')).toBeUndefined();
  expect(soundOf('aeio')).toBeUndefined();
});

test('a sound without one of its letters is there for each letter, if two are left', () => {
  expect(soundsWithout('dgr')).toEqual(['gr', 'dr', 'dg']);
  expect(soundsWithout('dg')).toEqual([]);
});

test.each([
  ['dragon', 'dragon', 0],
  ['dragon', 'dargon', 1],
  ['dragon', 'drgon', 1],
  ['dragon', 'draggon', 1],
  ['dragon', 'drafon', 1],
  ['kitten', 'sitting', 3],
  ['', 'cat', 3],
  ['xab', 'xbc', 2],
  ['xab', 'xca', 2],
  ['xab', 'xcd', 2],
])('%s and %s are %i apart', (a, b, apart) => {
  expect(distance(a, b)).toBe(apart);
  expect(distance(b, a)).toBe(apart);
});
