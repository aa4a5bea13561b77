import { removeBook } from '../books/remove-book';
import { removeMedia } from '../platform/media';
import { removeQuestions } from '../quiz/bank/remove-questions';
import { bookImports } from './store';

/**
 * Removes a book with everything that was made from it. False the first time: a worker that began before may still write texts
 * or questions, so everything is removed again after that worker has ended. Idempotent.
 */
export const removeEverything = async (id: string): Promise<boolean> => {
  const item = await bookImports.get({ id }, { consistent: true });
  if (item?.status !== 'removing') return true;
  await removeBook(id);
  await removeQuestions(id);
  await removeMedia({ prefix: 'imports', name: id });
  if (item.swept) await bookImports.remove({ id });
  else await bookImports.update({ id }, { set: { swept: true } });
  return item.swept;
};
