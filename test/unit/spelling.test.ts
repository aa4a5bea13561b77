import { expect, test } from '@jest/globals';
import { meantWord } from '../../lambdas/books/spelling';

const stored = ['dragon', 'drum', 'robot', 'whales', 'ganymede'];

test.each([
  ['a letter left out', 'dragn', 'dragon'],
  ['a letter too many', 'dragoon', 'dragon'],
  ['a wrong letter', 'dregon', 'dragon'],
  ['two letters swapped', 'darg', 'dragon'],
  ['swapped at the end', 'robto', 'robot'],
  ['a slip in an unfinished word', 'ganimed', 'ganymede'],
])('%s: %s means %s', (_, sought, meant) => expect(meantWord(sought, stored)).toBe(meant));

test.each(['drm', 'castle', 'dgoran', 'dragon', 'drago', ''])('%j is no misspelling of them', (sought) =>
  expect(meantWord(sought, stored)).toBeUndefined(),
);
