import { isTimeZone } from '../../contract/rules/day';
import { ApiError } from '../platform/api-error';

/** Throws `invalid_input` for a name that is not a time zone. Null means New York's; undefined changes nothing. */
export const checkTimeZone = (time_zone: string | null | undefined): void => {
  if (time_zone != null && !isTimeZone(time_zone)) throw new ApiError('invalid_input', ['body.time_zone']);
};
