import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { pointsOfVoice } from '../../contract/rules/voice';
import { isMeaningful } from '../../lambdas/chat/keep-turn';
import { chapterReached } from '../../lambdas/companion/chapter-reached';
import { isPauseDue, sittingAfter } from '../../lambdas/companion/talks/pause-due';
import { endIn, isInterruption, isLongest, missingIn, nextOpen } from '../../lambdas/voice/turn-end';

describe('a message of a talk', () => {
  const before = [{ said: 'The dragon was kind' }, { said: 'Why?' }];

  test.each([
    ['one two three', true],
    ['one two', false],
    ['one, two - !', false],
    ['', false],
    ['one two three four', true],
    ['the DRAGON, was kind!', false],
    ['the dragon was kind to me', true],
    ['Why why why', true],
  ])('is worth points if it has three new words: “%s” %s', (words, expected) => {
    expect(isMeaningful(words, before)).toBe(expected);
  });

  test('is not worth points when repeated, wherever it was said', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (said, at) => {
        const again = said[at % said.length] ?? '';
        expect(
          isMeaningful(
            again,
            said.map((one) => ({ said: one })),
          ),
        ).toBe(false);
      }),
    );
  });
});

describe('a turn of a voice chat', () => {
  test.each([
    [10, 10, false],
    [10, 11, false],
    [10, 12, true],
    [10, 13, true],
    [10, 9, false],
  ])('that opened with chunk %i interrupts Wren with chunk %i: %s', (open, seq, expected) => {
    expect(isInterruption(open, seq)).toBe(expected);
  });

  test.each([
    [10, 244, false],
    [10, 245, true],
    [0, 234, false],
    [0, 235, true],
  ])('that opened with chunk %i is answered at chunk %i, even if it continues: %s', (open, seq, expected) => {
    expect(isLongest(open, seq)).toBe(expected);
  });
});

describe('the points of a voice chat', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 5],
    [9, 0, 45],
    [10, 0, 50],
    [11, 0, 50],
    [10, 49, 50],
    [10, 50, 50],
    [10, 51, 49],
    [1, 95, 5],
    [1, 96, 4],
    [1, 99, 1],
    [1, 100, 0],
    [1, 101, 0],
    [10, 200, 0],
  ])('of %i minutes after %i points on the same day are %i', (minutes, earned, points) => {
    expect(pointsOfVoice(minutes, earned)).toBe(points);
  });

  test('never exceed the limit of a day, however many chats it has', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 12 })), (chats) => {
        const day = chats.reduce((earned, minutes) => earned + pointsOfVoice(minutes, earned), 0);
        expect(day).toBe(
          Math.min(
            100,
            chats.reduce((sum, minutes) => sum + Math.min(50, 5 * minutes), 0),
          ),
        );
      }),
    );
  });
});

describe('the end of a turn', () => {
  const chunks = (...row: string[]) =>
    row.flatMap((one, seq) => (one === '.' ? [] : [{ seq, ...(one === 'v' && { sound: 'voice' }) }]));

  test.each([
    ['vv----', undefined],
    ['vv-----', 6],
    ['vv------', 6],
    ['vv--v-----', 9],
    ['vv--.---', undefined],
    ['vv--.-----', 9],
    ['-----', undefined],
    ['-------', 6],
    ['', undefined],
  ])('of the chunks %s is %s', (row, end) => {
    expect(endIn(chunks(...row), { open: 1 })).toBe(end);
  });

  test.each([
    ['vv----', undefined],
    ['vv-----', 6],
    ['vv--.---', 7],
    ['vv--v----', undefined],
    ['vv--.v-----', 10],
  ])('of the chunks %s without numbers is %s', (row, end) => {
    expect(endIn(chunks(...row), { open: 1, received: true })).toBe(end);
  });

  test.each([
    ['vv-----', null],
    ['vv------v', 8],
    ['vv-----.vv', 8],
  ])('of the chunks %s is followed by a turn that begins with %s', (row, next) => {
    expect(nextOpen(chunks(...row), 6)).toBe(next);
  });

  test.each([
    ['vv-----', 0, 6, 0],
    ['v.-----', 0, 6, 1],
    ['vv.----', 1, 6, 1],
    ['.v-----', 1, 6, 0],
  ])('of the chunks %s from %i to %i lacks %i', (row, open, to, missing) => {
    expect(missingIn(chunks(...row), { open, to })).toBe(missing);
  });
});

describe('a break', () => {
  const minute = 60_000;
  const begun = Date.parse('2026-11-20T12:00:00Z');
  const at = (minutes: number, more = 0) => new Date(begun + minutes * minute + more).toISOString();

  test.each([
    ['after a quarter of an hour without one', at(14), at(15), true],
    ['not a moment before', at(14), at(15, -1), false],
    ['not when there was one of a quarter of an hour', at(10), at(25), false],
    ['still when there was a shorter one', at(10), at(25, -1), true],
  ])('is proposed %s', (_, last, now, expected) => {
    expect(isPauseDue({ talking_since: at(0), last }, now)).toBe(expected);
  });

  test('starts a new sitting, whether it was proposed or taken', () => {
    const sitting = { talking_since: at(0), last: at(10) };
    expect(sittingAfter(sitting, { said_at: at(16), withPause: true })).toBe(at(16));
    expect(sittingAfter(sitting, { said_at: at(16), withPause: false })).toBe(at(0));
    expect(sittingAfter(sitting, { said_at: at(25), withPause: false })).toBe(at(25));
  });
});

test.each([
  [6, undefined, 1],
  [6, null, 1],
  [6, 6, 6],
  [0, 3, null],
])('in a book of %i chapters a talk up to chapter %s reaches %s', (many, chosen, end) => {
  const chapters = Array.from({ length: many }, () => ({}) as never);
  expect(chapterReached({ chapters }, chosen)).toBe(end);
});

test('a talk beyond the last chapter is refused', () => {
  expect(() => chapterReached({ chapters: [{}, {}] as never }, 3)).toThrow('chat_chapter_invalid');
});
