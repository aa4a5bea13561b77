import { weekOf } from '../../contract/rules/week';
import { userPartition } from '../platform/table/partition';
import { ledger } from './store';

/** A user's points at a moment, of a week or of all time: the sum of the ledger up to it. */
export const pointsUntil = async (
  userId: string,
  week: string | undefined,
  moment: string,
): Promise<number> =>
  (await ledger.list(userPartition(userId), 'LEDGER#', { consistent: true }))
    .filter(({ created_at }) => created_at <= moment)
    .filter(({ created_at }) => week === undefined || weekOf(new Date(created_at)) === week)
    .reduce((sum, { points }) => sum + points, 0);
