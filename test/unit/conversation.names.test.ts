import { expect, test } from '@jest/globals';
import type { Draft } from '../../lambdas/companion/conversation/draft';
import { flawOf } from '../../lambdas/companion/conversation/rules';
import { laterNames, namesAny } from '../../lambdas/safety/text/later-names';
import { type LibraryBook, readLibrary } from '../../lambdas/stock/own-books';
import { talkAbout } from '../support/talk';

const book = readLibrary('library')[0] as LibraryBook;

test.each([
  'Wait for Orsolya’s cake!',
  "Wait for Orsolya's cake!",
  'Wait for orsolya!',
  'Wait for ORSOLYA!',
  'Wait for Or\u200bsolya!',
  'Wait for Or\u00adsol\u2060ya!',
  'Wait for *Or*solya!',
  'Wait for Orsólya!',
  'Wait for Ｏｒｓｏｌｙａ!',
  'Wait for the Orsolyas!',
  'Wait for Orsolya-the-brave!',
  'Wait for Orsolya_!',
  'Wait for the cake of Jean-Luc’s!',
  'Wait for the cake of jean luc!',
])('a name of a later chapter is refused in any spelling: %s', (sentence) => {
  const talk = { ...talkAbout(book, 1), grade: 12, laterNames: new Set(['Orsolya', 'Jean-Luc']) };
  const draft: Draft = {
    concern: 'nothing',
    judged: 'none',
    move: 'ask',
    reply: '',
    claims: [],
    expected: null,
    summary: '',
  };
  const flaws = [
    { ...draft, reply: `${sentence} What may come?` },
    { ...draft, reply: 'Oh. What may come?', expected: sentence },
  ].map((one) => flawOf(one, talk, 'Hm'));
  expect(flaws).toEqual(Array(2).fill('names a later chapter'));
});

test('a word of the chapters read, in any form, is not a later name', () => {
  const before = 'A fern grew by the half-open gate. The dragons slept. ‘Rohan’s,’ she said.';
  const later = 'Then came Fern. So did Gate and little Dragon, and Rohan and Mika’s aunt.';
  expect([...laterNames(before, later)]).toEqual(['Mika']);
  const names = laterNames(before, later);
  expect(namesAny('The fern by the gate, and a dragon: Rohan’s.', names)).toBe(false);
  expect(namesAny('a mika', names)).toBe(true);
});

test('a later name that is also an everyday word counts as a name only with its capital letter', () => {
  const names = new Set(['Rose', 'Seven Fish']);
  expect(namesAny('The sun rose over seven fish', names)).toBe(false);
  for (const text of ['Wait for Rose’s cake', 'Wait for ROSE', 'Meet Seven Fish'])
    expect(namesAny(text, names)).toBe(true);
});
