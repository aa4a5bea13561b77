import { type ErrorCode, errors } from '../../contract/errors';

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
