import { userPartition } from '../platform/table/partition';
import { logged, places } from './store';

/** All places of a reader in books, and the days of the reading log. */
export const readingForExport = async (userId: string) => {
  const partition = userPartition(userId);
  const [placesInBooks, days] = await Promise.all([
    places.list(partition, 'PLACE#'),
    logged.list(partition, 'LOG#'),
  ]);
  return { places: placesInBooks, days };
};
