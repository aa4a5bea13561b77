import { describe, expect, test } from '@jest/globals';
import { dinnerQuestion } from '../../lambdas/letters/dinner-questions';
import {
  daysInWords,
  inQuotes,
  listed,
  pagesInWords,
  possessive,
  progressInWords,
} from '../../lambdas/letters/page/words';

describe('a family’s letter says', () => {
  test.each([
    ['2026-11-15', '2026-11-21', 'November 15 to 21'],
    ['2026-11-29', '2026-12-05', 'November 29 to December 5'],
    ['2025-12-28', '2026-01-03', 'December 28 to January 3'],
  ])('the days from %s to %s as “%s”', (first, last, words) => {
    expect(daysInWords({ first, last })).toBe(words);
  });

  test.each([
    [{ chapter: 3, is_finished: true, right: 18, asked: 20 }, 'Finished · 18 of 20 answers right'],
    [{ chapter: 3, is_finished: false, right: 1, asked: 1 }, 'Up to chapter 3 · 1 of 1 answer right'],
    [{ chapter: 1, is_finished: false, right: 0, asked: 0 }, 'Up to chapter 1'],
    [{ chapter: 0, is_finished: false, right: 0, asked: 2 }, '0 of 2 answers right'],
    [{ chapter: null, is_finished: false, right: 0, asked: 0 }, ''],
    [{ chapter: null, is_finished: true, right: 0, asked: 0 }, 'Finished'],
  ])('the progress %j as “%s”', (book, words) => expect(progressInWords(book as never)).toBe(words));

  test('pages, names and titles as people do', () => {
    expect(pagesInWords(24, 'Maya')).toBe('24 pages of books on paper, as Maya has written down.');
    expect(pagesInWords(1, 'Maya')).toBe('1 page of books on paper, as Maya has written down.');
    expect([[], ['Maya'], ['Maya', 'Leo'], ['Maya', 'Leo', 'Ada']].map(listed)).toEqual([
      '',
      'Maya',
      'Maya and Leo',
      'Maya, Leo and Ada',
    ]);
    expect([possessive('Maya'), possessive('Silas')]).toEqual(['Maya’s', 'Silas’']);
    expect(inQuotes('Heidi')).toBe('“Heidi”');
  });
});

describe('a question for dinner', () => {
  const of = (book_id: string, is_finished: boolean, week: number) =>
    dinnerQuestion({ book_id, title: 'Heidi', is_finished }, week);
  const overWeeks = (is_finished: boolean) =>
    Array.from({ length: 18 }, (_, week) => of('heidi', is_finished, week));

  test('names the book, and is another one each week until all were asked', () => {
    for (const [is_finished, many] of [
      [true, 6],
      [false, 12],
    ] as const) {
      const questions = overWeeks(is_finished);
      for (const question of questions) expect(question).toMatch(/“Heidi”.*[?.]$/);
      expect(new Set(questions.slice(0, many)).size).toBe(many);
      expect(questions.slice(many)).toEqual(questions.slice(0, 18 - many));
    }
  });

  test('about the end is asked only of those who have read to the end', () => {
    const while_reading = new Set(overWeeks(false));
    expect(overWeeks(true).some((question) => while_reading.has(question))).toBe(false);
  });

  test('differs between books of a week', () => {
    const ids = ['heidi', 'emma', 'the-secret-garden', 'alice', 'bambi', 'peter-pan'];
    expect(new Set(ids.map((id) => of(id, false, 1))).size).toBeGreaterThan(3);
    expect(of('ab', false, 1)).not.toBe(of('ba', false, 1));
  });
});
