import * as z from 'zod/mini';

/** The ages that a book is written for, both included. */
export const Ages = z.object({ from: z.int(), to: z.int() });
export type Ages = z.infer<typeof Ages>;

/** From `7-9`. */
export const parseAges = (text: string): Ages => {
  const [from = 0, to = from] = text.split('-').map(Number);
  return { from, to };
};

/** A reader is about six years old in grade 1. */
const ageBeforeGradeOne = 5;

/** The years for which a book of one grade is neither too hard nor too easy. */
const span = 3;

/**
 * Grades by which a text may exceed its reader's. In the bands of the Common Core (supplement to Appendix A, 2012:
 * https://achievethecore.org/text-complexity) the hardest texts by the formula of Flesch and Kincaid are 5.34 for grades 2
 * and 3, 7.73 for 4 and 5, 10.34 for 6 to 8: two grades and a little more above the last of each band.
 */
const tolerance = 2;

const grades = /\breading level.*grade (\d{1,2})\b/i;

/** Subjects of librarians that name an age, the most telling first. */
const filed: readonly (readonly [RegExp, Ages])[] = [
  [/\b(young adult|teen)/i, { from: 12, to: 16 }],
  [/\b(picture books?|nursery|toddler)/i, { from: 4, to: 7 }],
  [/\b(readers \(primary\)|beginning reader|easy reader)/i, { from: 6, to: 8 }],
];

/**
 * The ages that the subjects of the catalogue (https://openlibrary.org/subjects) name; undefined if they name none.
 * Grades, as in `Reading Level-Grade 4`, come before the kind of book.
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

/** The ages at which a text of this reading grade can be read. */
const agesOfGrade = (grade: number): Ages => ({
  from: grade + ageBeforeGradeOne - tolerance,
  to: grade + ageBeforeGradeOne + span,
});

/**
 * The ages of a book: as stated, but not before its text can be read; if nobody has stated them, those of its text. Undefined
 * if the text is not known either. `from` is after `to` for a book that is too hard for those it was written for.
 */
export const agesOf = (stated: Ages | undefined, readingGrade: number | null): Ages | undefined => {
  if (readingGrade === null) return stated;
  const readable = agesOfGrade(readingGrade);
  return stated === undefined ? readable : { ...stated, from: Math.max(stated.from, readable.from) };
};
