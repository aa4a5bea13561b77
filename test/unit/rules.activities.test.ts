import { describe, expect, test } from '@jest/globals';
import { piecesOf } from '../../contract/rules/articles';
import { bookStatus, hasNoQuiz, isSettled } from '../../contract/rules/book-status';
import { countStoryWords } from '../../contract/rules/comics';
import { csvOf } from '../../contract/rules/csv';
import { hasFeedback } from '../../contract/rules/feedback';
import { isOfSameSchool, shareDomain } from '../../contract/rules/school';

describe('the status of a book', () => {
  const fresh = { processing_status: 'not_attempted', queued_at: null, quiz_possible: null } as const;
  const queued = { ...fresh, queued_at: '2026-11-20T12:00:00Z' };

  test.each([
    ['nobody has asked for', fresh, 'not_attempted', false],
    ['that waits', queued, 'queued', false],
    [
      'in work, although it was queued',
      { ...queued, processing_status: 'processing' as const },
      'processing',
      false,
    ],
    ['that is done', { ...queued, processing_status: 'processed' as const }, 'processed', true],
    ['that is known as a whole', { ...queued, processing_status: 'failed' as const }, 'failed', true],
  ])('%s', (_, book, status, settled) => {
    expect(bookStatus(book)).toBe(status);
    expect(isSettled(book)).toBe(settled);
  });

  test.each([
    [
      'that the model does not know',
      { ...fresh, processing_status: 'failed' as const, quiz_possible: false },
      false,
      true,
    ],
    ['that is known', { ...fresh, processing_status: 'failed' as const, quiz_possible: true }, true, false],
    ['of which it is not known yet', { ...fresh, processing_status: 'processed' as const }, true, false],
    ['on a list, without a question asked', fresh, true, true],
    ['on no list', fresh, false, false],
    ['on a list, waiting', queued, true, false],
  ])('a book %s has no quiz: on a list %s, %s', (_, book, listed, none) => {
    expect(hasNoQuiz(book, listed)).toBe(none);
  });
});

test.each([
  ['', 0],
  ['  One   dragon\nflew. ', 3],
  ['- … !', 0],
  ['7 dragons – “Élan”', 3],
  ['书', 1],
])('the words of the story %j are %i', (story, words) => expect(countStoryWords(story)).toBe(words));

test('an article has one piece more than gaps', () => {
  expect(piecesOf('The <BLANK> sat on <BLANK>.')).toEqual(['The ', ' sat on ', '.']);
});

describe('feedback', () => {
  test.each([
    [
      'on the dashboard with a type and a comment',
      'dashboard',
      { feedback_type: 'other', comment: 'Nice' },
      true,
    ],
    ['on the dashboard with a type alone', 'dashboard', { feedback_type: 'other' }, false],
    ['on the dashboard with a blank comment', 'dashboard', { feedback_type: 'other', comment: ' \n' }, false],
    ['on the dashboard without a type', 'dashboard', { comment: 'Nice', rating: 5 }, false],
    ['on a quiz with stars', 'quiz', { rating: 1 }, true],
    ['on a quiz with a difficulty', 'quiz', { difficulty: 1 }, true],
    ['on a quiz with fun', 'quiz', { engagement: 1 }, true],
    ['on a quiz with a thumb', 'quiz', { like_dislike: 'dislike' }, true],
    ['on a quiz with a comment', 'quiz', { comment: 'x' }, true],
    ['on a quiz with a blank comment', 'quiz', { comment: '  ', rating: null }, false],
    ['on a quiz with nothing', 'quiz', {}, false],
  ] as const)('%s has content', (_, feature, data, content) => {
    expect(hasFeedback(feature, data)).toBe(content);
  });
});

describe('two users', () => {
  test.each([
    ['ada@maple.edu', 'Bob@MAPLE.edu', true],
    ['"ada@home"@maple.edu', 'bob@maple.edu', true],
    ['"ada@maple.edu"@oak.edu', 'bob@maple.edu', false],
    ['ada@maple.edu', 'bob@oak.edu', false],
    ['ada@maple.edu', 'bob@staff.maple.edu', false],
    ['ada@gmail.com', 'bob@gmail.com', false],
    ['ada@yahoo.co.uk', 'bob@yahoo.co.uk', false],
    ['ada@xgmx.net', 'bob@xgmx.net', true],
    ['ada@gmx.network', 'bob@gmx.network', true],
    ['ada@yahoo.fr', 'bob@yahoo.fr', false],
    ['ada@outlook.com.br', 'bob@outlook.com.br', false],
    ['ada@hotmail.net', 'bob@hotmail.net', false],
    ['ada@yahoo.school', 'bob@yahoo.school', true],
    ['ada@ukr.net', 'bob@ukr.net', false],
    ['ada@proton.me', 'bob@proton.me', false],
  ])('%s and %s share a domain of their own: %s', (one, other, shared) => {
    expect(shareDomain(one, other)).toBe(shared);
  });

  test.each([
    ['of one school and its domain', 'Elm', 'Elm', 'maple.edu', true],
    ['of two schools', 'Elm', 'Oak', 'maple.edu', false],
    ['without a school', null, null, 'maple.edu', false],
    ['with addresses of a provider', 'Elm', 'Elm', 'gmail.com', false],
  ])('%s', (_, one, other, domain, same) => {
    const member = (name: string, school: string | null) => ({ email: `${name}@${domain}`, school });
    expect(isOfSameSchool(member('ada', one), member('bob', other))).toBe(same);
  });
});

test('a table has its rows in lines, numbers as they are, and marks doubled', () => {
  expect(
    csvOf([
      ['a "b"', 1, null],
      ['c', -2, ''],
    ]),
  ).toBe('\uFEFF"a ""b""",1,""\r\n"c",-2,""\r\n');
});
