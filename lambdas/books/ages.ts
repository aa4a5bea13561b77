import * as z from 'zod/mini';

/** The ages for which a book is written, both inclusive. */
export const Ages = z.object({ from: z.int(), to: z.int() });
export type Ages = z.infer<typeof Ages>;

/** Parses `7-9` or `7`. */
export const parseAges = (text: string): Ages => {
  const [from = 0, to = from] = text.split('-').map(Number);
  return { from, to };
};

/** A child in grade 1 is about six years old. */
const ageBeforeGradeOne = 5;

/** The number of years above the age of its grade up to which a book is not too easy. */
const span = 3;

/**
 * The number of grades by which a text may exceed its reader's grade. In the bands of the Common Core (supplement to Appendix
 * A, 2012: https://achievethecore.org/text-complexity) the hardest texts by the Flesch–Kincaid formula are 5.34 for grades 2
 * and 3, 7.73 for 4 and 5, 10.34 for 6 to 8: a little more than two grades above the last grade of each band.
 */
const tolerance = 2;

const grades = /\breading level.*grade (\d{1,2})\b/i;

/** Librarians' subjects that imply an age, the most reliable first. */
const filed: readonly (readonly [RegExp, Ages])[] = [
  [/\b(young adult|teen)/i, { from: 12, to: 16 }],
  [/\b(picture books?|nursery|toddler)/i, { from: 4, to: 7 }],
  [/\b(readers \(primary\)|beginning reader|easy reader)/i, { from: 6, to: 8 }],
];

/**
 * The ages that the catalogue's subjects (https://openlibrary.org/subjects) imply; undefined if they imply none. Grades, as in
 * `Reading Level-Grade 4`, take precedence over the kind of book.
 */
export const agesOfSubjects = (subjects: readonly string[]): Ages | undefined => {
  const named = subjects.flatMap((subject) => Number(grades.exec(subject)?.[1] ?? Number.NaN));
  const known = named.filter((grade) => grade >= 1 && grade <= 12);
  if (known.length > 0)
    return {
      from: Math.min(...known) + ageBeforeGradeOne,
      to: Math.max(...known) + ageBeforeGradeOne + span,
    };
  return filed.find(([pattern]) => subjects.some((subject) => pattern.test(subject)))?.[1];
};

/** The ages at which a text of this reading grade is readable. */
const agesOfGrade = (grade: number): Ages => ({
  from: grade + ageBeforeGradeOne - tolerance,
  to: grade + ageBeforeGradeOne + span,
});

/**
 * The ages of a book: the stated ones, but not before its text is readable; the ages of its text if none are stated. Undefined
 * if neither is known. `from` is after `to` if the text is too hard for the stated ages.
 */
export const agesOf = (stated: Ages | undefined, readingGrade: number | null): Ages | undefined => {
  if (readingGrade === null) return stated;
  const readable = agesOfGrade(readingGrade);
  return stated === undefined ? readable : { ...stated, from: Math.max(stated.from, readable.from) };
};
