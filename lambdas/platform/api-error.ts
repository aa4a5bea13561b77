import type { ErrorCode } from '../../contract/errors';
import { commonErrors } from '../../contract/errors/common';
import type { ErrorDeclaration, ErrorDeclarations } from '../../contract/errors/declaration';
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
    super(code);
  }
}

/** A refusal with the status and the text of its declaration. */
export interface Refusal {
  readonly error: ApiError;
  readonly declared: ErrorDeclaration;
}

/**
 * Anything that was thrown, as the user is told of it. A function knows the errors of its own subject and the common ones:
 * all errors would be 13 KB of each bundle. Contention is the user's to try again, and no fault of ours; an error that the
 * subject does not declare is one.
 */
export const asRefusal = (thrown: unknown, errors: ErrorDeclarations): Refusal => {
  const known: ErrorDeclarations = { ...commonErrors, ...errors };
  const error = thrown instanceof Contention ? new ApiError('too_many_requests') : thrown;
  const declared = error instanceof ApiError ? known[error.code] : undefined;
  return declared === undefined
    ? { error: new ApiError('server_error'), declared: commonErrors.server_error }
    : { error: error as ApiError, declared };
};
