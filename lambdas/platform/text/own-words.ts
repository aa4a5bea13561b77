import { readingGrade } from '../../../contract/rules/reading-grade';

/** What is quoted is not the voice of the text. */
export const withoutQuotations = (text: string) => text.replace(/"[^"]*"|“[^”]*”|‘[^’]*’/g, '""');

/** Names are no hard words for their readers: each counts as one syllable. */
export const withoutNames = (text: string) => text.replace(/(?<=\S\s+["“‘]?)\p{Lu}[\p{L}’'-]*/gu, 'Tom');

/** The school grade for which the words of a text are readable, without its quotations and names. */
export const gradeOfOwnWords = (text: string): number => readingGrade(withoutNames(withoutQuotations(text)));
