import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { shelf } from './store';

/** Puts a book on Currently Reading, from Want to Read or from no list; one that was read stays where it is. Safe to repeat. */
export const startReading = async (user_id: string, book_id: string): Promise<void> => {
  const key = { user_id, book_id };
  const reading = { stage: 'reading', changed_at: now().toISOString() } as const;
  if (await shelf.create({ ...key, ...reading, rating: null })) return;
  await shelf.update(key, { set: reading }, equal('stage', 'want_to_read'));
};
