import { describe, expect, test } from '@jest/globals';
import { marksOf } from '../../lambdas/reading/marks';
import { paragraphsOf } from '../../lambdas/reading/paragraphs';

const chapter = ['The fox ran. “Stop!” said Ada.', 'She ran, too.', 'İda slept.'];
const textsOf = (words: string) =>
  marksOf(chapter, words)?.map(({ paragraph, from, to }) => chapter[paragraph]?.slice(from, to));

describe('a quotation in a chapter', () => {
  test.each([
    ['fox ran', ['fox ran.']],
    ['the FOX', ['The fox']],
    ['stop said', ['“Stop!” said']],
    ['said Ada. She ran', ['said Ada.', 'She ran,']],
    ['too', ['too.']],
    ['İda', ['İda']],
    ['slept', ['slept.']],
  ])('%s is marked as %j, with the signs around it', (words, marked) => {
    expect(textsOf(words)).toEqual(marked);
  });

  test('over three paragraphs has a mark in each', () => {
    expect(textsOf('Ada She ran too İda')).toEqual(['Ada.', 'She ran, too.', 'İda']);
  });

  test('has its place in characters, from 0, and the end after it', () => {
    expect(marksOf(['Aha. Oh no.'], 'oh')).toEqual([{ paragraph: 0, from: 5, to: 7 }]);
    expect(marksOf(['😀 (yes)'], 'yes')).toEqual([{ paragraph: 0, from: 3, to: 8 }]);
  });

  test.each(['the cat', '', '…!', 'The fox ran fast'])('%j is not in it', (words) => {
    expect(marksOf(chapter, words)).toBeUndefined();
  });
});

test.each([
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\n \t \nTwo.', ['One.', 'Two.']],
  ['One.\n\n\n\nTwo.', ['One.', 'Two.']],
  ['One\ntwo.', ['One\ntwo.']],
  ['\n\n  One. \n\n  ', ['One.']],
  ['', []],
])('a blank line, and nothing else, separates paragraphs: %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});
