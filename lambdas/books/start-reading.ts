import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { shelf } from './shelf-store';

/** Moves a book to Currently Reading from Want to Read or from no list. A book on Read stays there. Idempotent. */
export const startReading = async (user_id: string, book_id: string): Promise<void> => {
  const key = { user_id, book_id };
  const reading = { stage: 'reading', changed_at: now().toISOString() } as const;
  if (await shelf.create({ ...key, ...reading, rating: null })) return;
  await shelf.update(key, { set: reading }, equal('stage', 'want_to_read'));
};
