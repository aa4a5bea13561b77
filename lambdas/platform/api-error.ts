import { commonErrors } from '../../contract/common-errors';
import type { ErrorDeclaration, ErrorDeclarations } from '../../contract/error';
import type { ErrorCode } from '../../contract/errors';
import { Contention } from './table/contention';

/** A refusal that the user may read. Any other thrown value is a fault and becomes `server_error`. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    readonly fields?: readonly string[],
    /** The progress of the work that the caller waits for. */
    readonly progress?: { readonly made: number; readonly of: number },
    /** When the same call is possible again. */
    readonly until?: string,
  ) {
    super(code);
  }
}

/** A refusal with its declared status and text. */
export interface Refusal {
  readonly error: ApiError;
  readonly declared: ErrorDeclaration;
}

/**
 * Turns any thrown value into the answer for the user. A function knows only the common errors and those of its own subject:
 * all errors would add 13 KB to each bundle. Contention is not a fault; the user may try again. An error that the subject does
 * not declare is a fault.
 */
export const asRefusal = (thrown: unknown, errors: ErrorDeclarations): Refusal => {
  const known: ErrorDeclarations = { ...commonErrors, ...errors };
  const error = thrown instanceof Contention ? new ApiError('too_many_requests') : thrown;
  const declared = error instanceof ApiError ? known[error.code] : undefined;
  return declared === undefined
    ? { error: new ApiError('server_error'), declared: commonErrors.server_error }
    : { error: error as ApiError, declared };
};
