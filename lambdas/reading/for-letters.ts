import { userPartition } from '../platform/table/partition';
import { places } from './store';

/** The books in which a reader has turned pages between two moments. Eventually consistent; 0.5 read units for about 25 books. */
export const placesBetween = async (userId: string, from: string, until: string) =>
  (await places.list(userPartition(userId), 'PLACE#')).filter(
    ({ read_at }) => from <= read_at && read_at < until,
  );
