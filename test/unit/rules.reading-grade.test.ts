import { describe, expect, test } from '@jest/globals';
import { readingGrade, syllablesIn } from '../../contract/rules/reading-grade';

describe('the syllables of a word', () => {
  test.each([
    ['cat', 1],
    ['cake', 1],
    ['table', 2],
    ['walked', 1],
    ['wanted', 2],
    ['wishes', 2],
    ['whales', 1],
    ['the', 1],
    ['elephant', 3],
    ['41', 1],
    ['boat', 1],
    ['beautiful', 3],
    ['mere', 1],
    ['meter', 2],
    ['whale', 1],
    ['candle', 2],
    ['candles', 2],
    ['played', 1],
    ['red', 1],
    ['reddest', 2],
    ['needed', 2],
    ['boxes', 2],
    ['makes', 1],
    ['tuesday', 2],
    ['café', 1],
    ['Zoë', 1],
  ])('%s: %d', (word, count) => expect(syllablesIn(word)).toBe(count));
});

describe('the reading grade', () => {
  test('follows the formula of Flesch and Kincaid', () => {
    // 11 words, 1 sentence, 12 syllables: 0.39 × 11 + 11.8 × 12 / 11 − 15.59.
    expect(readingGrade('The sun had gone to bed, and the moon was happy.')).toBeCloseTo(1.57, 2);
  });

  test('counts sentences, which do not end at an abbreviated title', () => {
    const one = 'Mr. Haddad went home with Mrs. Lumpur.';
    expect(readingGrade(one)).toBeCloseTo(readingGrade('Mr Haddad went home with Mrs Lumpur'), 5);
    expect(readingGrade('The cat sat. The cat slept on the mat.')).toBeLessThan(
      readingGrade('The cat sat and the cat slept on the mat.'),
    );
  });

  test.each([
    ['"Go!" he said. (We went.) Then?! Yes…', 4],
    ['It cost 3.50 at www.fox.com today.', 1],
    ['No end', 1],
    ['One. Two!', 2],
  ])('%s has %i sentences', (text, sentences) => {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
    const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
    expect(readingGrade(text)).toBeCloseTo(Math.max(0, grade), 5);
  });

  test('counts a word with a hyphen or an apostrophe once', () => {
    const [one, other] = [
      'The well-known gentleman’s photographer-assistant understood.',
      'The wellknown gentlemans photographerassistant understood.',
    ];
    expect(readingGrade(one)).toBeCloseTo(readingGrade(other), 5);
  });

  test('rises with longer words and is never below 0', () => {
    expect(readingGrade('Considerable international communication difficulties persisted.')).toBeGreaterThan(
      12,
    );
    expect(readingGrade('I go.')).toBe(0);
    expect(readingGrade('')).toBe(0);
  });
});
