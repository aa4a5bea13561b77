import { userPartition } from '../platform/table/partition';
import { ledger } from './store';

/**
 * Whether points were paid for a cause, or for the first cause with this prefix: `chat#<session>#` stands for a talk.
 * Consistent, 1 read unit.
 */
export const hasEarned = async (userId: string, cause: string): Promise<boolean> => {
  const [entry] = await ledger.list(userPartition(userId), `LEDGER#${cause}`, { limit: 1, consistent: true });
  return entry !== undefined && entry.points > 0;
};
