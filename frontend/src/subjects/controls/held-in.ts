import { controlCodes } from '../../../../contract/controls/kinds';
import { ApiFailure } from '../../lib/api';
import type { Held } from './held';

/** The same by a refusal of the server; undefined for any other failure. */
export const heldIn = (failure: Error | null): Held | undefined => {
  if (!(failure instanceof ApiFailure)) return undefined;
  const code = controlCodes.find((one) => one === failure.code);
  const { until } = failure.about;
  return code && { code, ...(until !== undefined && { until }) };
};
