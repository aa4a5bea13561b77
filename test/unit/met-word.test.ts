import { expect, test } from '@jest/globals';
import { sentenceOf } from '../../frontend/src/subjects/words/met';

const text = 'It was late. “Can we row?” she asked.\nThey stood in a row, and then in another row. Good.';
const sentenceAt = (word: string, from = 0) => sentenceOf({ word, text, at: text.indexOf(word, from) });

test('a tapped word is sent with its own sentence', () => {
  expect(sentenceAt('late')).toBe('It was late.');
  expect(sentenceAt('row')).toBe('“Can we row?');
  expect(sentenceAt('Good')).toBe('Good.');
});

test('the sentence begins after an earlier occurrence of the word, so that the tapped one is the first', () => {
  const first = text.indexOf('row,');
  expect(sentenceAt('row', first)).toBe('They stood in a row, and then in another row.');
  expect(sentenceAt('row', first + 1)).toBe(', and then in another row.');
});

test('no more than 300 letters are sent, with the word among them', () => {
  const long = `${'so '.repeat(200)}late ${'now '.repeat(200)}`;
  const sent = sentenceOf({ word: 'late', text: long, at: long.indexOf('late') });
  expect(sent).toHaveLength(300);
  expect(sent).toContain('late');
  expect(sentenceOf({ word: 'so', text: long })).toHaveLength(300);
});

test('a typed word has no sentence, and a line of the text ends as a space', () => {
  expect(sentenceOf({ word: 'row' })).toBeUndefined();
  expect(sentenceOf({ word: 'row', text: 'They\nrow.' })).toBe('They row.');
});
