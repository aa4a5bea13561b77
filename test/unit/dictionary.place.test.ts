import { describe, expect, test } from '@jest/globals';
import { baseForms } from '../../lambdas/dictionary/base-forms';
import { fitOf, placeOf, tokensOf } from '../../lambdas/dictionary/place-in-sentence';

describe('a text', () => {
  test.each([
    ['Don’t stop!', ["don't", 'stop', '!']],
    ["It's five o'clock.", ["it's", 'five', "o'clock", '.']],
    ['my well-known mother-in-law', ['my', 'well-known', 'mother-in-law']],
    ['rock - and roll', ['rock', 'and', 'roll']],
    ['1 2 3', []],
  ])('%j consists of the words and signs %j', (text, tokens) => expect(tokensOf(text)).toEqual(tokens));
});

describe('the words beside a word', () => {
  test.each([
    ['row', 'They will row home.', { beforeThat: 'they', before: 'will', after: 'home' }],
    ['row', 'Row', { beforeThat: '', before: '', after: '' }],
    ['row', 'To row.', { beforeThat: '', before: 'to', after: '' }],
    ['row', 'Yes, row on', { beforeThat: '', before: '', after: 'on' }],
    ['row', 'Go! They row, too', { beforeThat: '', before: 'they', after: '' }],
    ['wolf', 'He saw two wolves there', { beforeThat: 'saw', before: 'two', after: 'there' }],
    ['row', 'He rows in a row here', { beforeThat: 'in', before: 'a', after: 'here' }],
  ])('%s in “%s” are %j', (word, sentence, place) => expect(placeOf(word, sentence)).toEqual(place));

  test('are unknown in a sentence without the word', () => {
    expect(placeOf('row', 'They sail home.')).toBeUndefined();
  });
});

/** How well a part of speech fits in a phrase, in which `_` stands for the word. */
const suits = (part: string, phrase: string, word = 'row') =>
  fitOf(part, word, placeOf(word, phrase.replace('_', word)) as never);

describe('a part of speech', () => {
  test.each([
    ['noun', ['the _', 'a red _', 'in _', '_ of', 'red _', '_']],
    ['noun', ['the _', 'the _ boat', '_ boat']],
    ['noun', ['red _', 'red _ boat']],
    ['verb', ['to _', 'they _', '_', 'boats _', 'in _']],
    ['verb', ['_ the boat', '_ slowly', '_ in', '_ boat']],
    ['verb', ['and _ boat', 'in _ boat']],
    ['adjective', ['the _ boat', 'is _', 'is _ boat', '_ boat', '_', 'the _']],
    ['adjective', ['sea _', '_']],
    ['adjective', ['_ and', '_ in']],
    ['adverb', ['_', 'in _', 'the _']],
    ['adverb', ['_', '_ boat', '_ the boat']],
    ['preposition', ['_ boat', '_']],
    ['conjunction', ['sea _ they', 'sea _ the', 'sea _ boat', 'sea _']],
    ['conjunction', ['_ boat', 'sea _ boat']],
    ['determiner', ['_ boat', '_ in', '_']],
    ['number', ['_ boat', '_']],
    ['pronoun', ['_ in', '_ boat']],
    ['exclamation', ['_', 'sea _']],
    ['exclamation', ['_', '_ sea']],
  ])('%s fits less from phrase to phrase: %j', (part, phrases) => {
    const fits = phrases.map((phrase) => suits(part, phrase));
    expect(fits).toEqual([...new Set(fits)].toSorted((one, other) => other - one));
  });

  test.each([
    ['noun', ['the _', 'the _ jumped', 'the _ jumps', 'the _ jumping', 'the _ ran', 'the _ and']],
    ['noun', ['a red _', 'a red _ ran']],
    ['noun', ['a red _ boat', 'red _ boat', '_ boat', '_']],
    ['verb', ['_ the boat', '_ them']],
    ['verb', ['_ boat', '_ of', '_ lying']],
    ['verb', ['the _ in', 'the _ of', 'the boats _', 'in _']],
    ['verb', ['and _', '_']],
    ['adjective', ['they _ boat', 'to _ boat', 'sea _ the', '_']],
    ['adjective', ['sea _ boat', '_ boat']],
    ['adverb', ['_ in', '_ and', '_']],
    ['adverb', ['_ the', '_ them']],
    ['preposition', ['_ in', '_ and', '_']],
    ['number', ['_ in', '_']],
    ['pronoun', ['_ in', '_']],
  ])('%s fits equally in %j', (part, phrases) => {
    expect(new Set(phrases.map((phrase) => suits(part, phrase))).size).toBe(1);
  });

  test.each(['jumped', 'jumping', 'taken', 'shown', 'gone'])(
    'verb fits after "is" and "has" in the form %s',
    (form) => {
      for (const helper of ['is', 'has']) {
        expect(suits('verb', `${helper} _`, form)).toBe(suits('verb', 'is _', 'jumped'));
        expect(suits('verb', `${helper} _`, form)).toBeGreaterThan(suits('verb', `${helper} _`));
      }
      expect(suits('verb', 'boat _', form)).toBe(suits('verb', 'boat _'));
    },
  );

  test('verb does not fit after "is" because it begins like such a form', () => {
    expect(suits('verb', 'is _', 'edit')).toBe(suits('verb', 'is _'));
  });

  test.each([
    ['adjective', 'the _'],
    ['preposition', '_'],
    ['conjunction', 'sea _'],
    ['determiner', '_'],
    ['adverb', 'the _ the'],
  ])('%s is unlikely in “%s”', (part, phrase) => expect(suits(part, phrase)).toBeLessThan(0));

  test('without signs fits everywhere equally', () => expect(suits('article', 'the _ of')).toBe(0));
});

test.each([
  ['moon', []],
  ['wolves', ['wolf', 'wolve']],
  ['went', ['go']],
  ['as', []],
  ['ties', ['tie', 'ty']],
  ['running', ['run', 'runn']],
])('%s may be a form of %j', (word, forms) => expect(baseForms(word)).toEqual(forms));
