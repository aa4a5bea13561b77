import { expect, test } from '@jest/globals';
import { gradesOf, levels, readingLevelLabel } from '../../contract/rules/reading-level';
import { gradeOfText } from '../../lambdas/books/grade-of-text';
import { readLibrary } from '../../lambdas/stock/own-books';

test.each([
  [0, 'First steps, grade 1'],
  [2, 'First steps, grade 2'],
  [3, 'Easy path, grade 3'],
  [4, 'Steady climb, grade 4'],
  [6, 'High hill, grade 6'],
  [7, 'Mountain, grade 7'],
])('grade %d reads "%s"', (grade, label) => expect(readingLevelLabel(grade)).toBe(label));

test('the levels follow each other without a gap, up to grade 12', () => {
  expect(levels.map((_, level) => gradesOf(level))).toEqual([
    { from: 0, to: 2 },
    { from: 3, to: 3 },
    { from: 4, to: 4 },
    { from: 5, to: 6 },
    { from: 7, to: 12 },
  ]);
});

test('a text without a sentence has no grade', () => {
  expect(gradeOfText([])).toBeNull();
  expect(gradeOfText([{ text: ' … ' }])).toBeNull();
  expect(gradeOfText([{ text: 'The cat sat.' }, { text: 'It was fat.' }])).toBe(0);
});

test('our own books cover the first steps to grade 4 and above', () => {
  const grades = readLibrary('library').map(({ title, chapters }) => ({
    title,
    grade: gradeOfText(chapters) ?? 0,
  }));
  for (const { title, grade } of grades) process.stdout.write(`${readingLevelLabel(grade)}: ${title}\n`);
  expect(grades.filter(({ grade }) => grade <= 2).length).toBeGreaterThanOrEqual(1);
  expect(grades.filter(({ grade }) => grade >= 4 && grade <= 6).length).toBeGreaterThanOrEqual(2);
});
