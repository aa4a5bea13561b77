import { places } from './store';

/**
 * The words that a student has read of a book here, at a reader's pace: logged pages do not count. Strongly consistent, 1 read unit.
 */
export const wordsReadIn = async (user_id: string, book_id: string): Promise<number> =>
  (await places.get({ user_id, book_id }, { consistent: true }))?.words ?? 0;
