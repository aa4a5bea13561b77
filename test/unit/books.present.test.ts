import { describe, expect, test } from '@jest/globals';
import { presentBook, presentFacts, shortened } from '../../lambdas/books/present';
import { isBetter, isRetried } from '../../lambdas/books/retry';
import { settledFields } from '../../lambdas/books/settled-fields';
import type { BookFacts, BookItem } from '../../lambdas/books/store';

describe('a description', () => {
  test.each([
    ['of 1000 characters is whole', 'x'.repeat(1000), 'x'.repeat(1000)],
    ['of more ends with a sign for it', 'x'.repeat(1001), `${'x'.repeat(999)}…`],
    ['is not cut within a character', `${'x'.repeat(998)}😀${'y'.repeat(9)}`, `${'x'.repeat(998)}…`],
    ['has no space before the sign', `${'x'.repeat(997)}  yy yy`, `${'x'.repeat(997)}…`],
  ])('%s', (_, text, shown) => expect(shortened(text)).toBe(shown));
});

describe('a book as it is shown', () => {
  const book = { description: null, chapters: [] } as unknown as BookItem;

  test('of the library has its chapters counted; without chapters the number is unknown', () => {
    expect(presentBook(book)).toMatchObject({ in_database: true, total_chapters: null, description: null });
    const chapters = [{ chapter_number: 1, chapter_title: 'One' }];
    expect(presentBook({ ...book, chapters })).toMatchObject({ total_chapters: 1 });
    expect(presentBook({ ...book, description: 'x'.repeat(1001) }).description).toHaveLength(1000);
  });

  test('of the catalogue alone was never asked for', () => {
    expect(presentFacts({ id: 'b', title: 'Holes' } as BookFacts)).toEqual({
      id: 'b',
      title: 'Holes',
      description: null,
      in_database: false,
      processing_status: 'not_attempted',
      queued_at: null,
      total_chapters: null,
      reading_grade: null,
      quiz_possible: null,
    });
  });
});

describe('a book that is settled', () => {
  const [early, late] = ['2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z'];
  const failed = { processing_status: 'failed', queued_at: late, retry_at: early } as const;

  test.each([
    ['queued after the time from which it may be tried again', {}, true],
    ['queued at that time', { queued_at: early }, false],
    ['queued before', { queued_at: early, retry_at: late }, false],
    ['never queued', { queued_at: null }, false],
    ['without such a time', { retry_at: null }, false],
    ['and known', { processing_status: 'processed' }, false],
  ] as const)('%s is tried again: %j %s', (_, of, again) => {
    expect(isRetried({ ...failed, ...of })).toBe(again);
  });

  const chapters = [{ chapter_number: 1, chapter_title: 'One' }];
  test.each([
    ['chapters', chapters, false, null, true],
    ['a quiz where there was none', [], true, false, true],
    ['a quiz where it was unknown', [], true, null, true],
    ['a quiz where there was one', [], true, true, false],
    ['nothing', [], false, null, false],
  ])('gets better by %s', (_, found, quiz_possible, before, better) => {
    const answer = { chapters: found, quiz_possible } as unknown as Parameters<typeof isBetter>[0];
    expect(isBetter(answer, { quiz_possible: before })).toBe(better);
  });

  test('has numbered chapters, or a quiz on the whole', () => {
    const characters = [{ name: 'Stanley' }] as never;
    expect(settledFields({ chaptered: true, characters }, ['One', 'Two'])).toEqual({
      processing_status: 'processed',
      quiz_possible: true,
      chapters: [
        { chapter_number: 1, chapter_title: 'One' },
        { chapter_number: 2, chapter_title: 'Two' },
      ],
      main_characters: characters,
    });
    expect(settledFields({ chaptered: false, characters }, ['One'])).toMatchObject({
      processing_status: 'failed',
      quiz_possible: true,
      chapters: [],
    });
  });
});
