import { expect, test } from '@jest/globals';
import { blanksPerArticle } from '../../contract/rules/article';
import { readingGrade } from '../../contract/rules/reading-grade';
import { countedDay } from '../../lambdas/articles/counted-day';
import { levelFor } from '../../lambdas/articles/level';
import { type Level, readStock } from '../../lambdas/articles/stock';

const levels: readonly Level[] = [1, 2, 3];
const stock = levels.flatMap((level) =>
  readStock('articles', level).map((article) => ({ level, ...article })),
);

/** The grade for which a level is written. */
const grades: Record<Level, number> = { 1: 2, 2: 4.5, 3: 6.7 };

const plain = (text: string) => text.replace(/[[\]]/g, '');
const missing = (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) => word);

test('each article is of its level’s reading grade, within one grade', () => {
  const measured = stock.map(({ id, level, text }) => {
    const grade = readingGrade(plain(text));
    return { id, grade, isRight: Math.abs(grade - grades[level]) <= 1.05 };
  });
  for (const level of levels) {
    const of = stock.flatMap((article, i) => (article.level === level ? [measured[i]?.grade ?? 0] : []));
    const mean = of.reduce((sum, grade) => sum + grade, 0) / of.length;
    process.stdout.write(
      `Level ${level}: ${of.length} articles, grade ${Math.min(...of).toFixed(1)} to ${Math.max(...of).toFixed(1)}, mean ${mean.toFixed(1)}, target ${grades[level]}\n`,
    );
  }
  expect(measured.filter(({ isRight }) => !isRight)).toEqual([]);
});

test.each(stock.map((article) => [article.id, article] as const))(
  '%s: 120 to 180 words, five gaps whose words stand nowhere else, reasons and sources',
  (_, { title, text, why, distractors, sources }) => {
    const words = plain(text).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(180);
    const answers = missing(text);
    expect(answers).toHaveLength(blanksPerArticle);
    expect(why).toHaveLength(blanksPerArticle);
    expect(sources.length).toBeGreaterThan(0);
    expect(distractors.length).toBeGreaterThanOrEqual(1);
    expect(distractors.length).toBeLessThanOrEqual(2);
    expect(new Set([...answers, ...distractors]).size).toBe(answers.length + distractors.length);
    for (const word of [...answers, ...distractors]) {
      const elsewhere = `${title} ${text.replaceAll(`[${word}]`, '')}`.toLowerCase();
      expect(elsewhere.match(new RegExp(`\\b${word.toLowerCase()}\\b`))).toBeNull();
    }
  },
);

test('no two articles share an id or a title', () => {
  expect(new Set(stock.map(({ id }) => id)).size).toBe(stock.length);
  expect(new Set(stock.map(({ title }) => title)).size).toBe(stock.length);
});

test.each([
  [8, [], 1],
  [9, [], 2],
  [12, [], 3],
  [8, [5, 5, 5], 2],
  [12, [5, 5, 5], 3],
  [10, [2, 1, 2], 1],
  [7, [0, 0, 0], 1],
  [9, [5, 5], 2],
  [9, [5, 5, 4], 2],
] as const)('a reader of %d years with the last scores %j reads level %d', (age, scores, level) => {
  expect(levelFor(age, scores)).toBe(level);
});

test.each([
  // New York is five hours behind in January, and four in July.
  ['2026-01-10T20:00:00Z', '2026-01-10T23:00:00Z', '2026-01-10'],
  ['2026-01-10T20:00:00Z', '2026-01-11T05:59:00Z', '2026-01-10'],
  ['2026-01-10T20:00:00Z', '2026-01-11T06:00:00Z', '2026-01-11'],
  ['2026-01-09T20:00:00Z', '2026-01-11T05:30:00Z', '2026-01-11'],
  ['2026-07-11T04:10:00Z', '2026-07-11T04:30:00Z', '2026-07-11'],
  ['2026-07-10T20:00:00Z', '2026-07-11T04:30:00Z', '2026-07-10'],
  // The clocks go back: the first one o'clock counts.
  ['2026-10-31T20:00:00Z', '2026-11-01T04:59:00Z', '2026-10-31'],
])('an article begun at %s and handed in at %s counts for %s', (begun, submitted, day) => {
  expect(countedDay(begun, new Date(submitted))).toBe(day);
});
