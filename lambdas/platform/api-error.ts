import { type ErrorCode, errors } from '../../contract/errors';

/** A refusal that the user may read. Anything else that is thrown is a fault and answers `server_error`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    readonly fields?: readonly string[],
  ) {
    super(errors[code].text);
  }

  get status(): number {
    return errors[this.code].status;
  }
}
