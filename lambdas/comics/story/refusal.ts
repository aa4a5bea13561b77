import type { ErrorCode } from '../../../contract/errors';

/** The story is not drawn, and a retry would not help. The child gets this error. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly code: ErrorCode) {
    super(code);
  }
}
