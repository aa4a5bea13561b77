import { expect, test } from '@jest/globals';
import { holdsPassage, isStatement, quotedIn } from '../../lambdas/comics/story/pasteable';

const seven = 'the fox ran over the tall hill';
const six = 'the fox ran over the hill';

test.each([
  ['a sentence of seven words', `${seven}.`, true],
  ['of six', `${six}.`, false],
  ['without a mark', seven, true],
  ['of seven with contractions and hyphens', 'The fox didn’t run over well-known hills.', true],
  ['of six', 'The fox didn’t run over well-known.', false],
  ['with numbers', 'The 12 foxes ran over 3 hills.', true],
  ['a question', 'What does the fox do on the tall hill?', false],
  ['a question without its mark', 'What does the fox do on the tall hill', true],
  ['a sentence that only has the mark', `${seven}?`, true],
  ['a question after a short sentence', 'It is dark. What does the fox do on the hill?', false],
  ['a sentence after a question', `What does the fox do on the hill? ${seven}.`, true],
  ['a sentence before a question', `${seven}. What now?`, true],
  ['only marks', '…!?', false],
  ['nothing', '', false],
])('a long sentence that asks nothing may be a passage: %s', (_, text, is) => {
  expect(isStatement(text)).toBe(is);
});

test.each([
  ['a quotation of seven words', `“${seven}”`, true],
  ['of six', `“${six}”`, false],
  ['without its end', `"${seven}`, true],
  ['words after a phrase that begins a text', `Start with ${seven}`, true],
  ['six such words', `Start with ${six}`, false],
  ['words up to the end of the sentence', 'Start with the fox ran. Then look at it', false],
  ['a question after such a phrase', 'Start with what the fox did on the tall hill', false],
  ['a sentence before such a phrase', `${six} start with it`, false],
  ['words after a colon', `Next: ${seven}`, true],
  ['after a wide colon', `Next：${seven}`, true],
  ['after a line break', `Next\n${seven}`, true],
  ['after a dash', `Next – ${seven}`, true],
  ['after two dashes', `Next -- ${seven}`, true],
  ['after a hyphen', 'Next the fox-ran over the tall old hill', false],
  ['before a colon', `${seven}: yes`, false],
  ['up to the end of the sentence', 'Next: the fox ran. Over the hill it went', false],
  ['a question after a colon', 'Next: what did the fox do on the hill', false],
  ['nothing', '', false],
])('words that could be pasted: %s', (_, text, holds) => {
  expect(holdsPassage(text)).toBe(holds);
});

test.each([
  ['“one” and "two"', ['one', 'two']],
  ['the fox’s hat and the dogs don’t', []],
  ['he said ‘one two’ and «three»', ['one two', 'three']],
])('words between quotation marks: %s', (text, words) => {
  expect(quotedIn(text)).toEqual(words);
});
