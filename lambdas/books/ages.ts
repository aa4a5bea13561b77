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
