import { readingGrade } from '../../contract/rules/reading-grade';

/** The reading grade of a whole book, rounded. Null for a text without letters. */
export const gradeOfText = (chapters: readonly { readonly text: string }[]): number | null => {
  const text = chapters.map((chapter) => chapter.text).join('\n\n');
  return /\p{L}/u.test(text) ? Math.round(readingGrade(text)) : null;
};
