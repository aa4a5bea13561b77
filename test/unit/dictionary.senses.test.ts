import { describe, expect, test } from '@jest/globals';
import { arranged, meaningsOfSenses, sensesOfMeanings } from '../../lambdas/dictionary/arrange';
import { forChildren } from '../../lambdas/dictionary/for-children';
import type { Sense } from '../../lambdas/dictionary/glosses';

const sense = (part_of_speech: string, definition = part_of_speech, more: Partial<Sense> = {}): Sense => ({
  base: 'row',
  part_of_speech,
  definition,
  ...more,
});
const order = (word: string, senses: readonly Sense[], sentence = '') =>
  arranged(word, senses, sentence).map(({ definition }) => definition);

describe('the parts of speech of which a word is a form come first:', () => {
  test.each([
    ['walked', ['verb']],
    ['walking', ['verb']],
    ['taught', ['verb']],
    ['flyblown', ['verb']],
    ['wolves', ['noun', 'verb']],
    ['edges', ['noun', 'verb']],
    ['slower', ['adjective', 'adverb']],
    ['fastest', ['adjective', 'adverb']],
    ['softer', ['adjective', 'adverb']],
    ['gently', ['adjective']],
    ['merrily', ['adjective']],
  ])('%s, %j', (word, first) => {
    const all = ['pronoun', 'adjective', 'adverb', 'noun', 'verb'];
    const rest = all.filter((part) => !first.includes(part));
    expect(
      order(
        word,
        all.map((part) => sense(part)),
      ),
    ).toEqual([...first, ...rest]);
  });

  test('but the word as a headword of its own comes before a form', () => {
    expect(
      order('left', [sense('noun', 'of leave', { base: 'leave' }), sense('noun', 'own', { base: 'left' })]),
    ).toEqual(['own', 'of leave']);
  });
});

describe('senses are in the order of the dictionary,', () => {
  test('except that the first sense of another part of speech comes before the third of one', () => {
    const senses = [sense('noun', 'n1'), sense('noun', 'n2'), sense('noun', 'n3'), sense('verb', 'v1')];
    expect(order('row', senses)).toEqual(['n1', 'n2', 'v1', 'n3']);
  });

  test('and each headword has an order of its own', () => {
    const senses = [sense('noun', 'a1'), sense('noun', 'a2'), sense('noun', 'b1', { base: 'rowe' })];
    expect(order('rows', senses)).toEqual(['a1', 'b1', 'a2']);
  });
});

describe('a later sense comes first', () => {
  test.each([
    ['noun', true],
    ['verb', true],
    ['adjective', true],
    ['adverb', true],
    ['preposition', false],
    ['pronoun', false],
  ])('for a %s that shares two words with the sentence: %s', (part, first) => {
    const senses = [sense(part, 'a calm cat'), sense(part, 'a dog', { example: 'It barks.' })];
    expect(order('row', senses, 'The dogs barked: row.')[0]).toBe(first ? 'a dog' : 'a calm cat');
  });

  test('but not for one shared word, or for words of grammar', () => {
    const senses = [sense('noun', 'a calm cat'), sense('noun', 'the dog of them')];
    expect(order('row', senses, 'The dog of them: row.')[0]).toBe('a calm cat');
  });

  test.each([
    ['-ed', 'they row walked', true],
    ['-ed', 'they row gone', true],
    ['-ed', 'they row walking', false],
    ['-ing', 'they row walking', true],
    ['-ing', 'they row gone', false],
    ['to', 'they row to', true],
    ['to', 'to row on', true],
    ['to', 'they row on to', false],
    ['river', 'they row on to the river', true],
  ])('for a verb near %s in “%s”: %s', (near, sentence, first) => {
    const senses = [sense('verb', 'plain'), sense('verb', 'near', { near: [near] })];
    expect(order('row', senses, sentence)[0]).toBe(first ? 'near' : 'plain');
  });
});

describe('meanings', () => {
  const meanings = [
    { part_of_speech: 'noun', definitions: ['one', 'two'], example: 'A row.' },
    { part_of_speech: 'verb', definitions: ['three'] },
  ];

  test('become senses, of which the first of each part has the example, and again the same meanings', () => {
    const senses = sensesOfMeanings('row', meanings);
    expect(senses).toStrictEqual([
      sense('noun', 'one', { example: 'A row.' }),
      sense('noun', 'two'),
      sense('verb', 'three'),
    ]);
    expect(meaningsOfSenses(senses)).toStrictEqual(meanings);
  });

  test('are two at most, with two definitions each and the example of the first', () => {
    const senses = [
      sense('noun', 'n1'),
      sense('verb', 'v1', { example: 'E1' }),
      sense('noun', 'n2', { example: 'E2' }),
      sense('adverb', 'a1'),
      sense('noun', 'n3'),
    ];
    expect(meaningsOfSenses(senses)).toStrictEqual([
      { part_of_speech: 'noun', definitions: ['n1', 'n2'] },
      { part_of_speech: 'verb', definitions: ['v1'], example: 'E1' },
    ]);
  });

  test.each([
    [['a b c d e f g h i j k l', 'a b c'], 'a b c'],
    [['a b c d e f g', 'a b c'], 'a b c d e f g'],
    [['an extraordinarily remarkable thing', 'a thing'], 'a thing'],
    [['a   b     c      d', 'a b c'], 'a   b     c      d'],
  ])('of %j begin with the simplest definition, and otherwise with the commonest', (definitions, first) => {
    expect(forChildren([{ part_of_speech: 'noun', definitions }])[0]?.definitions[0]).toBe(first);
  });
});
