import { progress } from './store';

/** The last chapter of a book that a quiz has asked a child about; 0 before the first quiz. 1 read unit. */
export const askedChapters = async (user_id: string, book_id: string): Promise<number> =>
  (await progress.get({ user_id, book_id }, { consistent: true }))?.last_chapter ?? 0;
