import { userPartition } from '../platform/table/partition';
import { logged, places } from './store';

/** All places of a reader in books, and the days of the reading log. */
export const readingForExport = async (userId: string) => {
  const [placesInBooks, days] = await Promise.all([
    places.list(userPartition(userId), 'PLACE#'),
    logged.list(userPartition(userId), 'LOG#'),
  ]);
  return { places: placesInBooks, days };
};
