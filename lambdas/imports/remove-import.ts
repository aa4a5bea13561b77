import { removeBook } from '../books/remove-book';
import { now, secondsFrom } from '../platform/clock';
import { removeMedia } from '../platform/media';
import { present } from '../platform/table/condition';
import { removeQuestions } from '../quiz/bank/remove-questions';
import { bookImports } from './store';

/** Longer than the timeout of any worker that writes texts or questions. */
export const sweepAfterSeconds = 180;

/**
 * Removes a book with everything that was made from it. False at first: a worker that began before may still write texts or
 * questions, so everything is removed again after that worker has ended, however often the job is delivered until then. Idempotent.
 */
export const removeEverything = async (id: string): Promise<boolean> => {
  const item = await bookImports.get({ id }, { consistent: true });
  if (item?.status !== 'removing') return true;
  const isSecond =
    item.swept_at !== undefined && secondsFrom(new Date(item.swept_at), sweepAfterSeconds) <= now();
  await removeBook(id);
  await removeQuestions(id);
  await removeMedia({ prefix: 'imports', name: id });
  if (isSecond) await bookImports.remove({ id });
  else
    await bookImports.update(
      { id },
      { set: { swept_at: item.swept_at ?? now().toISOString() } },
      present('pk'),
    );
  return isSecond;
};
