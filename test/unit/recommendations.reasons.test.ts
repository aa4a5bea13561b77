import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { evidenceOf, stemsOfBook, toldBy } from '../../lambdas/recommendations/evidence';
import { calibration, isOther, isReason } from '../../lambdas/recommendations/reasons';
import { tasteOfBook } from '../../lambdas/recommendations/taste';
import { cosine, unit } from '../../lambdas/recommendations/vector';

const words = (word: string) => ({ by: 'words' as const, word, subjects: [] });
const evidence = (word: string, book: { title?: string; subjects: string[] }) =>
  evidenceOf('words', toldBy(words(word)), stemsOfBook({ title: '', ...book }));

test.each([
  ['Dragons', { subjects: ['dragon'] }, 'named'],
  ['my cats', { subjects: ['Street cats'] }, 'named'],
  ['Playing football', { subjects: ['Football'] }, 'named'],
  ['Fairies', { subjects: ['fairy'] }, 'named'],
  ['Horse', { subjects: ['horses'] }, 'named'],
  ['Witches', { subjects: ['witch'] }, 'named'],
  ['A bus', { subjects: ['buses'] }, 'named'],
  ['Humor', { subjects: ['humour'] }, 'named'],
  ['Space rockets', { subjects: ['rockets', 'outer space'] }, 'named'],
  ['The day', { subjects: ['the day after'] }, 'named'],
  ['Go', { subjects: ['go'] }, 'named'],
  ['Science fiction', { subjects: ['Science-Fiction'] }, 'named'],
  ['Science Fiction', { subjects: ['science'] }, 'apart'],
  ['Science', { subjects: ['science fiction'] }, 'apart'],
  ['How to Train Your Dragon', { title: 'How to Train Your Dragon', subjects: [] }, 'named'],
  ['harry potter', { title: 'Harry Potter and the Goblet', subjects: ['wizards'] }, 'named'],
  ['Magic schools', { title: 'The Magic School Bus', subjects: ['science'] }, 'partly'],
  ['Dog Man', { title: 'The Dog Manual', subjects: [] }, 'partly'],
  ['The moon', { title: 'Where the Mountain Meets the Moon', subjects: [] }, 'partly'],
  ['Magic tricks', { subjects: ['magic'] }, 'partly'],
  ['Ghosts', { title: 'Ghost', subjects: ['running'] }, 'partly'],
  ['Cats', { title: 'Cathedrals', subjects: ['catalogues'] }, 'apart'],
  ['Taylor Swift', { subjects: [] }, 'apart'],
  ['!', { subjects: ['!'] }, 'apart'],
])('the words "%s" and a book on %j: %s', (word, book, expected) => {
  expect(evidence(word, book)).toBe(expected);
});

test.each([
  [['cats', 'city', 'rain'], ['Cat', 'City', 'Rain', 'dogs'], 'named'],
  [['cats', 'city', 'rain'], ['cats', 'city'], 'partly'],
  [['cats', 'city', 'rain'], ['cats', 'a city', 'rainbows'], 'apart'],
  [['rain bow', 'a cat', 'sun'], ['rainbow', 'cat', 'sun'], 'apart'],
  [[], [], 'apart'],
])('a loved book on %j and a book on %j: %s', (loved, subjects, expected) => {
  const told = toldBy({ by: 'books', word: 'Loved', subjects: loved });
  expect(evidenceOf('books', told, stemsOfBook({ title: 'Loved', subjects }))).toBe(expected);
});

test.each([
  [5, 0.9, 'Because you loved Holes'],
  [4, 0.8, 'Because you really liked Holes'],
  [3, 0, undefined],
  [2, -0.4, undefined],
  [1, -0.4, undefined],
])('%d stars weigh %d, with the reason "%s"', (given, weight, reason) => {
  const taste = tasteOfBook({ id: 'holes', title: 'Holes', subjects: ['camps'], vector: [0, 7] }, given);
  expect(taste).toMatchObject({ weight, vector: [0, 1], subjects: ['camps'], by: 'books' });
  expect(taste.stars).toEqual({ book_id: 'holes', given });
  if (reason !== undefined) expect(taste.reason).toBe(reason);
});

const thresholds = { partly: 0.5, apart: null, near: 0.3 };
const measured = { words: thresholds, genres: { ...thresholds, apart: 0.6 }, books: thresholds };

test.each([
  ['words', 'named', -1, true],
  ['words', 'partly', 0.5, true],
  ['words', 'partly', 0.49, false],
  ['words', 'apart', 1, false],
  ['genres', 'apart', 0.6, true],
  ['genres', 'apart', 0.59, false],
] as const)('a taste from %s, %s at a similarity of %d: it is a reason: %s', (by, how, similarity, is) => {
  expect(isReason({ by }, how, similarity, measured)).toBe(is);
});

test.each([
  ['apart', 0.29, true],
  ['apart', 0.3, false],
  ['partly', 0, false],
  ['named', 0, false],
] as const)('a book that is %s at a similarity of %d is of another kind: %s', (how, similarity, is) => {
  expect(isOther({ by: 'words' }, how, similarity, measured)).toBe(is);
});

describe('a model that has not been measured', () => {
  const before = process.env.AI_EMBEDDING_MODEL;
  beforeEach(() => {
    process.env.AI_EMBEDDING_MODEL = 'text-embedding-9';
  });
  afterEach(() => {
    if (before === undefined) delete process.env.AI_EMBEDDING_MODEL;
    else process.env.AI_EMBEDDING_MODEL = before;
  });

  test('gives a reason only by words, and calls no book different', () => {
    expect(calibration()).toBeUndefined();
    expect(isReason({ by: 'words' }, 'named', -1, undefined)).toBe(true);
    for (const how of ['partly', 'apart'] as const) {
      expect(isReason({ by: 'books' }, how, 1, undefined)).toBe(false);
      expect(isOther({ by: 'books' }, how, -1, undefined)).toBe(false);
    }
  });

  test.each(['constructor', '__proto__', ''])('is also one that is called "%s"', (name) => {
    process.env.AI_EMBEDDING_MODEL = name;
    expect(calibration()).toBeUndefined();
  });

  test.each(['demo-tutor', 'all-MiniLM-L6-v2'])('is not %s', (name) => {
    process.env.AI_EMBEDDING_MODEL = name;
    expect(calibration()).toBeDefined();
  });
});

test('vectors of different lengths are not similar', () => {
  expect(cosine([1, 0], [1, 0, 0])).toBe(0);
  expect(cosine([1, 0, 0], [1, 0])).toBe(0);
  expect(cosine([1, 0], unit([7, 0]))).toBe(1);
});
