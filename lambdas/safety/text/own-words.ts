import { readingGrade } from '../../../contract/rules/reading-grade';

/** Replaces quotations, which are not the text's own words. */
export const withoutQuotations = (text: string) => text.replace(/"[^"]*"|“[^”]*”|‘[^’]*’/g, '""');

/** Replaces names by one syllable, because names are not hard words for their readers. */
export const withoutNames = (text: string) => text.replace(/(?<=\S\s+["“‘]?)\p{Lu}[\p{L}’'-]*/gu, 'Tom');

/** The school grade for which a text is readable, without its quotations and names. */
export const gradeOfOwnWords = (text: string): number => readingGrade(withoutNames(withoutQuotations(text)));
