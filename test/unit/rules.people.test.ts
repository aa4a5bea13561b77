import { describe, expect, test } from '@jest/globals';
import type { ConsentKind } from '../../contract/consent/kinds';
import { codeIn, codeOf } from '../../contract/rules/classes';
import { mayUse, needsAdult } from '../../contract/rules/consent';
import { isEmail } from '../../contract/rules/email';
import { noInterests, tidyInterests } from '../../contract/rules/interests';
import { isSameMailbox, mailboxOf } from '../../contract/rules/mailbox';
import { hasGenres, hasInterests, missingStep } from '../../contract/rules/onboarding';
import { isOldEnoughToWarn, isQuiet } from '../../contract/rules/preferences';

describe('the mailbox of an address', () => {
  test.each([
    [' Ada@Maple.edu ', 'ada@maple.edu'],
    ['ada+inkwren@maple.edu', 'ada@maple.edu'],
    ['ada+one+two@maple.edu', 'ada@maple.edu'],
    ['ada.l@maple.edu', 'ada.l@maple.edu'],
    ['a.d.a+x@gmail.com', 'ada@gmail.com'],
    ['a.da@googlemail.com', 'ada@gmail.com'],
    ['"a@b"@maple.edu', '"a@b"@maple.edu'],
  ])('%s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

  test.each([
    ['ada@gmail.com', 'a.d.a@googlemail.com', true],
    ['ada@maple.edu', 'ada+2@maple.edu', true],
    ['ada@maple.edu', 'ada@oak.edu', false],
    ['ada@maple.edu', 'a.da@maple.edu', false],
  ])('of %s and %s is the same: %s', (one, other, same) => expect(isSameMailbox(one, other)).toBe(same));
});

describe('an address for mail', () => {
  const ofLength = (length: number) => `a@${'b'.repeat(length - 6)}.com`;

  test.each([
    ['ada@maple.edu', true],
    ["o'neil_5%+tag-x@school-5.k12.ny.us", true],
    [`${'a'.repeat(64)}@maple.edu`, true],
    [`${'a'.repeat(65)}@maple.edu`, false],
    ['@maple.edu', false],
    ['ada@maple', false],
    ['ada@maple.e', false],
    ['ada@-maple.edu', false],
    ['ada@maple..edu', false],
    ['ada@maple.edu5', false],
    ['ada l@maple.edu', false],
    ['Ada <ada@maple.edu>', false],
    ['ada@maple.edu, bob@maple.edu', false],
    [ofLength(254), true],
    [ofLength(255), false],
  ])('%s: %s', (text, valid) => expect(isEmail(text)).toBe(valid));
});

describe('who decides on a user’s data', () => {
  const ages = { US: 13, DE: 16 };

  test.each([
    [12, 'US', 'student', true],
    [13, 'US', 'student', false],
    [15, 'DE', 'student', true],
    [16, 'DE', 'student', false],
    [17, 'somewhere', 'student', true],
    [18, 'somewhere', 'student', false],
    [12, 'US', 'teacher', false],
  ])('at %i years in %s as a %s an adult: %s', (age, region, account_type, adult) => {
    expect(needsAdult({ age, region, account_type }, ages)).toBe(adult);
  });

  const reader = (age: number, given: readonly ConsentKind[]) => ({
    age,
    region: 'US',
    account_type: 'student',
    consents: {
      core: given.includes('core'),
      ai_text: given.includes('ai_text'),
      voice: given.includes('voice'),
      public_sharing: given.includes('public_sharing'),
    },
  });

  test.each<[string, number, ConsentKind[], ConsentKind, boolean]>([
    ['a child with every consent', 9, ['core', 'voice'], 'voice', true],
    ['a child without this consent', 9, ['core', 'ai_text'], 'voice', false],
    ['a child whose core consent was withdrawn', 9, ['voice'], 'voice', false],
    ['a user who decides alone', 13, [], 'voice', true],
    ['a user who decides alone, until it is switched on', 13, ['core'], 'public_sharing', false],
    [
      'a user who decides alone and has switched it on',
      13,
      ['core', 'public_sharing'],
      'public_sharing',
      true,
    ],
    ['a user without the core consent', 13, ['public_sharing'], 'public_sharing', false],
    ['a child with both consents', 9, ['core', 'public_sharing'], 'public_sharing', true],
    ['a child with the core consent alone', 9, ['core'], 'public_sharing', false],
  ])('%s, %i years old, with %j may use %s: %s', (_, age, given, kind, may) => {
    expect(mayUse(reader(age, given), kind, ages)).toBe(may);
  });
});

describe('the code of a class', () => {
  test.each([
    ['ABCD2345', 'ABCD2345'],
    [' abcd-2345 ', 'ABCD2345'],
    ['ab cd 23 45', 'ABCD2345'],
    ['ABCD234', null],
    ['ABCD23456', null],
    ['ABCD234O', null],
    ['ABCD2341', null],
    ['ABCD234!', null],
    ['', null],
  ])('in %j is %s', (text, code) => expect(codeIn(text)).toBe(code));

  test('is made of any random numbers, and can be typed', () => {
    expect(codeOf([0, 1, 30, 31, 32, 255, 7, 8])).toBe('AB9ABHHJ');
    for (let number = 0; number < 256; number++) {
      const code = codeOf(Array.from({ length: 8 }, () => number));
      expect(codeIn(code)).toBe(code);
    }
  });
});

describe('interests', () => {
  test('are trimmed, and each is kept once', () => {
    const tidy = tidyInterests({
      ...noInterests,
      movies: [' Up ', 'Up', '', '  ', 'Coco'],
      'favorite genres': ['Nature', 'Nature', 'Poetry'],
    });
    expect(tidy).toEqual({ ...noInterests, movies: ['Up', 'Coco'], 'favorite genres': ['Nature', 'Poetry'] });
  });
});

describe('the next step of a profile', () => {
  const some = { ...noInterests, sports: ['Chess'] };
  const genres = { ...noInterests, 'favorite genres': ['Nature' as const] };
  const all = { ...some, ...{ 'favorite genres': ['Nature' as const] } };

  test.each([
    ['without interests', 'student', null, [], 'interests'],
    ['with empty interests', 'student', noInterests, [], 'interests'],
    ['with genres alone', 'student', genres, [], 'interests'],
    ['without genres', 'student', some, [], 'genres'],
    ['without a book', 'student', all, [], 'pastBooks'],
    ['with everything', 'student', all, ['Holes'], 'complete'],
    ['of an operator, who needs none', 'operator', null, [], 'complete'],
  ])('%s: %s', (_, role, interests, past_books, step) => {
    expect(missingStep({ role, interests, past_books })).toBe(step);
  });

  test('genres are no interests, and interests no genres', () => {
    expect([hasInterests(some), hasInterests(genres), hasInterests(null)]).toEqual([true, false, false]);
    expect([hasGenres(some), hasGenres(genres), hasGenres(null)]).toEqual([false, true, false]);
  });
});

describe('quiet time', () => {
  test.each([
    [20, 19, false],
    [20, 20, true],
    [20, 23, true],
    [20, 0, true],
    [20, 6, true],
    [20, 7, false],
    [null, 3, false],
  ])('from %s at %i: %s', (from, hour, quiet) => expect(isQuiet(from, hour)).toBe(quiet));

  test('nobody is warned below ten years', () => {
    expect([9, 10].map(isOldEnoughToWarn)).toEqual([false, true]);
  });
});
