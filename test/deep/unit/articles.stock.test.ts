import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { blanksPerArticle } from '../../../contract/rules/articles';
import { readingGrade } from '../../../contract/rules/reading-grade';
import { countedDay } from '../../../lambdas/articles/counted-day';
import { gradesOf, type Level, levelFor, readingGradeOf } from '../../../lambdas/articles/level';
import { afterReading, dueWords } from '../../../lambdas/articles/met-words';
import { readStock } from '../../../lambdas/articles/stock';
import { readWordList, wordsOfList } from '../../../lambdas/articles/tier-two';
import readings from '../../support/article-readings.json';

const levels: readonly Level[] = [1, 2, 3];
const stock = levels.flatMap((level) =>
  readStock('articles', level).map((article) => ({ level, ...article })),
);

const plain = (text: string) => text.replace(/[[\]]/g, '');
const missing = (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) => word);

test('the reading grade of each article is within one grade of its level', () => {
  const measured = stock.map(({ id, level, text }) => {
    const grade = readingGrade(plain(text));
    return { id, grade, isRight: Math.abs(grade - readingGradeOf[level]) <= 1 };
  });
  for (const level of levels) {
    const of = stock.flatMap((article, i) => (article.level === level ? [measured[i]?.grade ?? 0] : []));
    const mean = of.reduce((sum, grade) => sum + grade, 0) / of.length;
    process.stdout.write(
      `Level ${level}: ${of.length} articles, grade ${Math.min(...of).toFixed(1)} to ${Math.max(...of).toFixed(1)}, mean ${mean.toFixed(1)}, target ${readingGradeOf[level]}\n`,
    );
  }
  expect(measured.filter(({ isRight }) => !isRight)).toEqual([]);
});

test.each(stock.map((article) => [article.id, article] as const))(
  '%s has 120 to 180 words, reasons, sources and five gaps whose words occur nowhere else',
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

/** An article with its gaps and bank, without the answers. */
const shown = ({ title, text, distractors }: (typeof stock)[number]): string => {
  let number = 0;
  const bank = [...missing(text), ...distractors].toSorted().join(', ');
  return `${title}\n${text.replace(/\[[^\]]+\]/g, () => `<${++number}>`)}\n${bank}`;
};

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

// Whether a word fits is a judgement. A reader of each article, without the answers, recorded for each gap all words of the
// bank that fit. Where that was more than one word, the text was changed and read again. A changed article needs a new
// reading.
const readingOf = (article: (typeof stock)[number]) =>
  (readings as Record<string, { shown: string; fits: string[][] }>)[article.id];

test('the present text of each article has a reading, and exactly one word fits at least 98 of 100 gaps', () => {
  const unread = stock.filter((article) => readingOf(article)?.shown !== digestOf(shown(article)));
  expect(unread.map((article) => `${digestOf(shown(article))} ${shown(article)}`)).toEqual([]);
  const gaps = stock.flatMap((article) =>
    missing(article.text).map((answer, i) => ({ id: article.id, answer, fits: readingOf(article)?.fits[i] })),
  );
  const solved = gaps.filter(({ answer, fits }) => fits?.length === 1 && fits[0] === answer);
  process.stdout.write(`${solved.length} of ${gaps.length} gaps are solved by exactly one word\n`);
  expect(solved.length / gaps.length).toBeGreaterThanOrEqual(0.98);
});

test('there are sixty articles, twenty of each level, with distinct ids and titles', () => {
  for (const level of levels) expect(stock.filter((one) => one.level === level)).toHaveLength(20);
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
  [9, [5, 5, 5, 0], 3],
  [9, [2, 2, 3], 2],
  [9, [2, 2, 2, 5], 1],
] as const)('a reader of %d years with the last scores %j gets level %d', (age, scores, level) => {
  expect(levelFor(age, scores)).toBe(level);
});

test('the levels teach the words of the grades two to seven', () => {
  expect([1, 2, 3].map((level) => gradesOf[level as Level])).toEqual([
    [2, 3],
    [4, 5],
    [6, 7],
  ]);
});

test.each([
  // New York is five hours behind in January, and four in July.
  ['2026-01-10T20:00:00Z', '2026-01-10T23:00:00Z', '2026-01-10'],
  ['2026-01-10T20:00:00Z', '2026-01-11T05:59:00Z', '2026-01-10'],
  ['2026-01-10T20:00:00Z', '2026-01-11T06:00:00Z', '2026-01-11'],
  ['2026-01-09T20:00:00Z', '2026-01-11T05:30:00Z', '2026-01-11'],
  ['2026-07-11T04:10:00Z', '2026-07-11T04:30:00Z', '2026-07-11'],
  ['2026-07-10T20:00:00Z', '2026-07-11T04:30:00Z', '2026-07-10'],
  // Clocks go back: the first one o'clock counts.
  ['2026-10-31T20:00:00Z', '2026-11-01T04:59:00Z', '2026-10-31'],
])('an article begun at %s and handed in at %s counts for %s', (begun, submitted, day) => {
  expect(countedDay(begun, new Date(submitted))).toBe(day);
});

const list = readWordList('articles');

test('our list has 400 distinct words by grade, and finds them in any form', () => {
  const byGrade = Map.groupBy(list.values(), (grade) => grade);
  expect([...byGrade.keys()]).toEqual([2, 3, 4, 5, 6, 7]);
  expect(list.size).toBeGreaterThanOrEqual(400);
  expect(Object.values(JSON.parse(readFileSync('articles/words.json', 'utf8'))).flat()).toHaveLength(
    list.size,
  );
  expect(wordsOfList('She hesitated, then the curious creatures escaped. Hesitating is wise.', list)).toEqual(
    ['hesitate', 'curious', 'creature', 'escape'],
  );
});

const inArticles = (level: Level) => {
  const articles = stock.filter((article) => article.level === level);
  const gaps = articles.flatMap(({ text }) => missing(text));
  const taught = articles.map(({ id, text }) => ({ id, words: wordsOfList(text, list) }));
  return { gaps, taught, words: taught.flatMap(({ words }) => words) };
};

test.each(levels)('level %i: a third of the gaps and a word of each article are on our list', (level) => {
  const { gaps, taught, words } = inArticles(level);
  const listed = gaps.filter((word) => wordsOfList(word, list).length > 0);
  process.stdout.write(
    `Level ${level}: ${listed.length} of ${gaps.length} gaps and ${new Set(words).size} words are of our list\n`,
  );
  expect(listed.length / gaps.length).toBeGreaterThanOrEqual(1 / 3);
  expect(taught.filter((article) => article.words.length === 0)).toEqual([]);
});

test.each(levels)('level %i: each word of our list occurs in a second article', (level) => {
  const { words } = inArticles(level);
  const once = words.filter((word) => words.indexOf(word) === words.lastIndexOf(word));
  expect(once).toEqual([]);
});

test('a word is due again after 1, 3 and 7 days, and not taught twice in one day', () => {
  let met = afterReading([], ['curious', 'escape'], '2026-01-30');
  expect(dueWords(met, '2026-01-30')).toEqual([]);
  expect(dueWords(met, '2026-01-31')).toEqual(['curious', 'escape']);
  met = afterReading(met, ['curious'], '2026-01-30');
  expect(dueWords(met, '2026-01-31')).toEqual(['curious', 'escape']);
  met = afterReading(met, ['curious'], '2026-01-31');
  expect(dueWords(met, '2026-02-02')).toEqual(['escape']);
  expect(dueWords(met, '2026-02-03')).toEqual(['escape', 'curious'].toSorted());
  // Half a year later both are still due, once each.
  met = afterReading(met, ['curious', 'escape'], '2026-08-01');
  expect(met.map(({ due }) => due)).toEqual(['2026-08-08', '2026-08-04']);
  met = afterReading(met, ['curious'], '2026-08-08');
  expect(met.map(({ word }) => word)).toEqual(['escape']);
});

test('a child learns some eighty words at a time', () => {
  const words = [...list.keys()];
  const met = words.reduce(
    (before, word) => afterReading(before, [word], '2026-01-30'),
    afterReading([], [], '2026-01-30'),
  );
  expect(met.map(({ word }) => word)).toEqual(words.slice(-80));
});
