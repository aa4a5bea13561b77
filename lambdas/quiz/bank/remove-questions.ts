import { emptyPartition } from '../../platform/table/empty-partition';
import { questionsPartition } from './bank-store';

/**
 * Removes all questions on a book that is removed. A submitted quiz keeps its score and points, and is shown without the
 * questions. Idempotent.
 */
export const removeQuestions = (bookId: string): Promise<void> => emptyPartition(questionsPartition(bookId));
