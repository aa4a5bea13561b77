import { userPartition } from '../platform/table/partition';
import { places } from './store';

/**
 * The words that a child has read here in all books, and the place of the book in which a chapter was finished and that was open last.
 * Eventually consistent: 0.5 read units for about 20 books.
 */
export const readSoFar = async (userId: string) => {
  const all = await places.list(userPartition(userId), 'PLACE#');
  return {
    words: all.reduce((sum, { words }) => sum + words, 0),
    last: all
      .filter(({ furthest }) => furthest > 0)
      .toSorted((a, b) => b.read_at.localeCompare(a.read_at))[0],
  };
};
