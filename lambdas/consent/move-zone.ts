import { daysAfterMove } from '../../contract/rules/day';
import { correctionsPerDay } from '../../contract/rules/details';
import { movingZone } from '../accounts/change-user';
import { findUser } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countingToday } from '../platform/daily-count';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { checkTimeZone } from './time-zone';

/**
 * Changes the time zone of a person's reading days, so that no day counts twice or is lost. Undefined changes nothing. The writes of `together`
 * are in the same transaction. Throws
 * `details_too_often`.
 */
export const moveZone = (
  id: string,
  time_zone: string | null | undefined,
  together: () => Record<string, Write> = () => ({}),
): Promise<void> => {
  checkTimeZone(time_zone);
  return optimistically(async () => {
    const user = await findUser(id);
    if (user === undefined || time_zone === undefined || user.time_zone === time_zone) return true;
    const days = daysAfterMove(user, time_zone, now());
    const refused = await transact<string>({
      user: movingZone(user, days),
      count: countingToday(id, 'correct-time_zone', correctionsPerDay),
      ...together(),
    });
    if (refused.includes('count')) throw new ApiError('details_too_often');
    return refused.length === 0 || undefined;
  }).then(() => undefined);
};
