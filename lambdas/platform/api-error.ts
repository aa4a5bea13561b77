import { type ErrorCode, errors } from '../../contract/errors';
import { Contention } from './table/contention';

/** A refusal that the user may read. Anything else that is thrown is a fault and answers `server_error`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    readonly fields?: readonly string[],
    /** How much is done of the work that the caller waits for. */
    readonly progress?: { readonly made: number; readonly of: number },
  ) {
    super(errors[code].text);
  }

  /** Seconds until a retry makes sense. */
  get retryAfter(): number | undefined {
    const { retryAfter } = errors[this.code] as { retryAfter?: number };
    return retryAfter;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** Anything that was thrown, as the user is told of it. Contention is the user's to try again, and no fault of ours. */
export const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  return new ApiError(error instanceof Contention ? 'too_many_requests' : 'server_error');
};
