import { expect, test } from '@jest/globals';
import { baseForms } from '../../lambdas/dictionary/base-forms';
import { forChildren, isUnfitWord } from '../../lambdas/dictionary/for-children';

const noun = (...definitions: string[]) => ({ part_of_speech: 'noun', definitions });

test('definitions unfit for children and mere references are left out, also of a meaning that keeps others', () => {
  const kept = forChildren([
    noun('(vulgar) A rude word.', 'A male chicken.', 'Plural of hen.'),
    { part_of_speech: 'verb', definitions: ['To have sexual intercourse.'] },
    { part_of_speech: 'adjective', definitions: ['Simple past tense of crow', 'Proud.'] },
  ]);
  expect(kept).toEqual([noun('A male chicken.'), { part_of_speech: 'adjective', definitions: ['Proud.'] }]);
});

test('meanings of one part of speech are merged, and two of two definitions are enough', () => {
  const kept = forChildren([
    noun('One.', 'One.'),
    noun('Two.', 'Three.'),
    { part_of_speech: 'verb', definitions: ['To do.'] },
    { part_of_speech: 'adverb', definitions: ['So.'] },
  ]);
  expect(kept).toEqual([noun('One.', 'Two.'), { part_of_speech: 'verb', definitions: ['To do.'] }]);
});

test.each(['grass', 'Essex', 'class', 'cocktail', 'therapist', 'peacock', 'analyse'])(
  'a harmless word that contains a bad one passes: %s',
  (word) => {
    expect(isUnfitWord(word)).toBe(false);
  },
);

test.each([
  ['wolves', ['wolf', 'wolfe', 'wolve']],
  ['went', ['go']],
  ['running', ['run', 'runn']],
  ['hotter', ['hot', 'hott']],
  ['boxes', ['box', 'boxe']],
  ['happily', ['happy']],
  ['children', ['child']],
  ['moon', []],
])('the base forms of %s', (word, forms) => {
  expect(baseForms(word)).toEqual(forms);
});
