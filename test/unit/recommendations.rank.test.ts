import { describe, expect, test } from '@jest/globals';
import { agesOf, agesOfSubjects, parseAges } from '../../lambdas/books/ages';
import { gradeOfText } from '../../lambdas/books/grade-of-text';
import { chooseBooks } from '../../lambdas/recommendations/choose';
import { fitOf, isWrittenFor } from '../../lambdas/recommendations/fit';
import { rankBooks } from '../../lambdas/recommendations/rank';
import { reasonOf } from '../../lambdas/recommendations/wording';
import { readLibrary } from '../../lambdas/stock/own-books';

const placed = (id: string, vector: number[], subjects: string[] = []) => ({
  ...{ id, work: id, title: id, subjects, vector: Int8Array.from(vector) },
  has_text: true,
});
const taste = (vector: number[], weight: number, reason: string) => ({
  vector,
  weight,
  reason,
  by: 'words' as const,
  word: reason,
  subjects: [],
});

const never = { partly: null, apart: null, near: 0.5 };
const measured = { words: never, genres: never, books: never };

test('a disliked book lowers similar books in rank, and is never a reason', () => {
  const [alike, opposite, dragon] = [
    placed('alike', [100, 10]),
    placed('opposite', [-100, 10]),
    placed('dragon', [0, 100], ['Dragons']),
  ];
  const disliked = taste([1, 0], -0.4, 'alike');
  const liked = taste([0, 1], 1, 'Dragons');
  const ranked = rankBooks([alike, opposite, dragon], [disliked, liked], 'somebody', measured);
  expect(ranked.map(({ id }) => id)).toEqual(['dragon', 'opposite', 'alike']);
  expect(ranked.map(({ reason }) => reason)).toEqual(['Dragons', undefined, undefined]);
});

test.each([
  [9, 9, 12, 'suits'],
  [9, 6, 8, 'suits'],
  [9, 5, 7, 'never'],
  [9, 10, 12, 'stretch'],
  [9, 11, 14, 'stretch'],
  [9, 12, 15, 'never'],
] as const)('a reader of %d years and a book for %d to %d: %s', (age, from, to, fit) => {
  expect(fitOf({ from, to }, age)).toBe(fit);
  expect(fitOf({ from, to }, null)).toBe('suits');
});

const wanted = { age: 9, count: 5, realKept: 0, stretchKept: false, seen: [] };
const ages = { suits: { from: 8, to: 11 }, stretch: { from: 11, to: 14 } };
const ranked = (id: string, vector: number[], score: number, more: object = {}) => ({
  ...{ id, work: id, title: id, subjects: [], vector, score },
  ...{ reason: id, isDifferent: false, ages: ages.suits },
  ...more,
});

test('the second of two similar books of equal rank yields to a different one', () => {
  const [dragon, twin, whale] = [
    ranked('dragon', [1, 0], 1),
    ranked('twin', [1, 0.01], 0.99),
    ranked('whale', [0, 1], 0.7),
  ];
  const chosen = chooseBooks([dragon, twin, whale], { ...wanted, count: 2 });
  expect(chosen.map(({ id }) => id)).toEqual(['dragon', 'whale']);
});

test('at least two of five are real books, and the last one is a step up', () => {
  const ours = [1, 2, 3, 4, 5].map((n) => ranked(`ours ${n}`, [n, 1], 1, { has_text: true }));
  const real = [1, 2].map((n) => ranked(`real ${n}`, [1, n], 0.1));
  const harder = [1, 2].map((n) => ranked(`harder ${n}`, [1, n], 2, { ages: ages.stretch, has_text: true }));
  const ids = chooseBooks([...ours, ...real, ...harder], wanted).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['real 1', 'real 2']));
  expect(ids.map((id) => id.startsWith('harder'))).toEqual([false, false, false, false, true]);
});

test('two of five are real even if all real ones were shown before', () => {
  const ours = [1, 2, 3, 4, 5, 6].map((n) => ranked(`ours ${n}`, [n, 1], 1, { has_text: true }));
  const real = [1, 2].map((n) => ranked(`real ${n}`, [1, n], 0.1));
  const chosen = chooseBooks([...ours, ...real], { ...wanted, seen: ['real 1', 'real 2'] });
  expect(chosen.map(({ id }) => id)).toEqual(expect.arrayContaining(['real 1', 'real 2']));
});

test('a step up may lack a reason, but one with a reason takes precedence', () => {
  const near = [1, 2, 3, 4].map((n) => ranked(`near ${n}`, [n, 1], 1));
  const silent = ranked('silent', [1, 9], 3, { ages: ages.stretch, reason: undefined });
  const telling = ranked('telling', [1, 8], 0.1, { ages: ages.stretch, has_text: true });
  expect(chooseBooks([...near, silent], wanted).at(-1)?.id).toBe('silent');
  expect(chooseBooks([...near, silent, telling], wanted).at(-1)?.id).toBe('telling');
});

const idsOf = (books: readonly { readonly id: string }[]) => books.map(({ id }) => id);

test('a second book for the same reason yields to one that is a little worse', () => {
  const [first, again, other] = [
    ranked('first', [1, 0, 0], 1, { reason: 'cats' }),
    ranked('again', [0, 1, 0], 0.9, { reason: 'cats' }),
    ranked('other', [0, 0, 1], 0.8, { reason: 'dogs' }),
  ];
  expect(idsOf(chooseBooks([first, again, other], { ...wanted, count: 2 }))).toEqual(['first', 'other']);
  const without = [first, again, other].map((book) => ({ ...book, reason: undefined }));
  expect(idsOf(chooseBooks(without, { ...wanted, count: 2 }))).toEqual(['first', 'again']);
});

test('books that were shown recently come only when nothing else is left', () => {
  const [shown, fresh] = [ranked('shown', [1, 0], 2), ranked('fresh', [0, 1], 1)];
  const seen = ['shown'];
  expect(idsOf(chooseBooks([shown, fresh], { ...wanted, count: 1, seen }))).toEqual(['fresh']);
  expect(idsOf(chooseBooks([shown, fresh], { ...wanted, count: 3, seen }))).toEqual(['fresh', 'shown']);
  expect(chooseBooks([], wanted)).toEqual([]);
});

describe('a shelf', () => {
  const ours = [1, 2, 3, 4, 5].map((n) => ranked(`ours ${n}`, [n, 1], 1, { has_text: true }));
  const real = [1, 2, 3].map((n) => ranked(`real ${n}`, [1, n], 0.1));
  const harder = ranked('harder', [1, 5], 0.1, { ages: ages.stretch });
  const countReal = (more: object, books: readonly (typeof harder)[] = [...ours, ...real]) =>
    idsOf(chooseBooks(books, { ...wanted, ...more })).filter((id) => !id.startsWith('ours')).length;

  test.each([
    [0, 5, 2],
    [1, 4, 1],
    [2, 3, 0],
    [1, 1, 1],
    [0, 1, 1],
  ])('that keeps %i real books gets %i more, %i of them real', (realKept, count, expected) => {
    expect(countReal({ realKept, count })).toBe(expected);
  });

  test('counts a real book to grow into as one of the two', () => {
    expect(countReal({}, [...ours, ...real, harder])).toBe(2);
  });

  test('of one book, or that keeps a book to grow into, gets none to grow into', () => {
    const books = [...ours, ...real, harder];
    expect(idsOf(chooseBooks(books, { ...wanted, count: 1 }))).not.toContain('harder');
    expect(idsOf(chooseBooks(books, { ...wanted, stretchKept: true }))).not.toContain('harder');
    expect(idsOf(chooseBooks(books, { ...wanted, count: 2 }))).toContain('harder');
  });

  test('prefers a real book to grow into', () => {
    const own = ranked('own', [1, 6], 3, { ages: ages.stretch, has_text: true });
    expect(idsOf(chooseBooks([...ours, harder, own], wanted)).at(-1)).toBe('harder');
    const silent = [harder, own].map((book) => ({ ...book, reason: undefined }));
    expect(idsOf(chooseBooks([...ours, ...silent], wanted)).at(-1)).toBe('harder');
  });
});

test.each([
  [undefined, 9, false],
  [{ from: 9, to: 9 }, 9, true],
  [{ from: 10, to: 12 }, 9, false],
  [{ from: 6, to: 8 }, 9, false],
  [{ from: -1, to: 12 }, null, false],
])('a book for %j is written for a reader of %s years: %s', (of, age, written) => {
  expect(isWrittenFor(of, age)).toBe(written);
});

test.each([
  [['Reading Level-Grade 4'], { from: 9, to: 12 }],
  [['Reading Level-Grade 4', 'Reading Level-Grade 6'], { from: 9, to: 14 }],
  [['Reading Level-Grade 12', 'Picture books'], { from: 17, to: 20 }],
  [['Reading Level-Grade 1'], { from: 6, to: 9 }],
  [['Reading Level-Grade 13'], undefined],
  [['Reading Level-Grade 0'], undefined],
  [['Young adult fiction'], { from: 12, to: 16 }],
  [['Picture book', 'Teenagers'], { from: 12, to: 16 }],
  [['Picture books'], { from: 4, to: 7 }],
  [['Cats', 'A picture book'], { from: 4, to: 7 }],
  [['Readers (Primary)'], { from: 6, to: 8 }],
  [['Cats'], undefined],
  [[], undefined],
])('the subjects %j imply the ages %j', (subjects, implied) => {
  expect(agesOfSubjects(subjects)).toEqual(implied);
});

test('ages are written as a range or as one age', () => {
  expect([parseAges('7-9'), parseAges('7')]).toEqual([
    { from: 7, to: 9 },
    { from: 7, to: 7 },
  ]);
});

const silent = { reason: undefined };
test.each([
  [9, { from: 9, to: 12 }, silent, 'Just right for readers of your age'],
  [9, { from: 6, to: 9 }, silent, 'Just right for readers of your age'],
  [9, { from: 6, to: 8 }, silent, 'On none of your lists yet'],
  [9, undefined, silent, 'On none of your lists yet'],
  [9, { from: 6, to: 8 }, { ...silent, isDifferent: true }, 'Something different to try'],
  [null, { from: 6, to: 99 }, silent, 'On none of your lists yet'],
  [9, { from: 6, to: 8 }, { reason: 'Because you like Cats' }, 'Because you like Cats'],
  [9, { from: 11, to: 14 }, { reason: 'Because you like Cats' }, 'Because you like Cats, and a step up'],
  [9, { from: 11, to: 14 }, silent, 'For when you want a step up'],
  [9, { from: 11, to: 14 }, { ...silent, isDifferent: true }, 'Something different to try, and a step up'],
])('a reader of %p and a book for %p, which is %p: %s', (age, of, more, sentence) => {
  expect(reasonOf(ranked('one', [1, 0], 1, { ages: of, ...more }), age)).toBe(sentence);
});

test('a book without stated ages is never called a step up', () => {
  for (let age = 3; age < 18; age++) expect(fitOf(undefined, age)).not.toBe('stretch');
});

test('a book is called different only by a measured model, if it is far from all tastes of a reader who has some', () => {
  const liked = taste([0, 1], 1, 'Fire');
  const books = [placed('fire', [100, 0], ['Fire']), placed('far', [100, 0]), placed('near', [0, 100])];
  const different = (tastes: (typeof liked)[], by?: typeof measured) =>
    idsOf(rankBooks(books, tastes, 'somebody', by).filter(({ isDifferent }) => isDifferent));
  expect(different([liked], measured)).toEqual(['far']);
  expect(different([liked, taste([1, 0], 1, 'Water')], measured)).toEqual([]);
  expect(different([], measured)).toEqual([]);
  expect(different([liked])).toEqual([]);
});

test('each book with a reason comes before each without one, and among these the nearest first', () => {
  const words = taste([0, 1], 1, 'Fire engines');
  const books = [
    placed('partly', [0, 100], ['fire']),
    { ...placed('named', [100, 0], ['engines', 'fire']), has_text: false },
    placed('near', [10, 100]),
    placed('far', [100, -10]),
  ];
  const ranked = rankBooks(books, [words], 'somebody', measured);
  expect(ranked.map(({ id, reason }) => [id, reason])).toEqual([
    ['named', 'Fire engines'],
    ['partly', undefined],
    ['near', undefined],
    ['far', undefined],
  ]);
});

test.each([
  [7, null, 32, 'never'],
  [13, null, 32, 'never'],
  [7, null, 4, 'suits'],
  [7, null, 5, 'stretch'],
  [7, null, 7, 'never'],
  [12, null, 4, 'suits'],
  [14, null, 4, 'never'],
  [7, { from: 7, to: 9 }, 4, 'suits'],
  [7, { from: 7, to: 9 }, 5, 'stretch'],
  [9, { from: 7, to: 9 }, 12, 'never'],
  [14, { from: 7, to: 9 }, 12, 'never'],
  [7, { from: 7, to: 9 }, 0, 'suits'],
  [7, { from: 8, to: 11 }, 0, 'stretch'],
] as const)('a reader of %d years, ages %p and a text of grade %d: %s', (age, stated, grade, fit) => {
  expect(fitOf(agesOf(stated ?? undefined, grade), age)).toBe(fit);
  expect(agesOf(stated ?? undefined, null)).toEqual(stated ?? undefined);
});

test('each of our own books is readable at its stated ages', () => {
  for (const { ages: stated, chapters } of readLibrary('library'))
    expect(agesOf(parseAges(stated), gradeOfText(chapters))).toEqual(parseAges(stated));
});
