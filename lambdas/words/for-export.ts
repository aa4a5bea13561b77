import { wordsOf } from './store';

/** All words of a child, in alphabetical order. */
export const wordsForExport = (userId: string) => wordsOf(userId);
