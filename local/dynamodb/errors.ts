export interface ErrorBody {
  __type: string;
  message: string;
  [detail: string]: unknown;
}

/** A refusal, which the AWS SDK turns into one of its typed exceptions. */
export class Refused extends Error {
  constructor(
    readonly body: ErrorBody,
    readonly statusCode = 400,
  ) {
    super(body.message);
  }

  /** The exception's name, which callers compare, such as `ConditionalCheckFailedException`. */
  get code(): string {
    return this.body.__type.split('#').at(-1) ?? '';
  }
}

export const refusal = (code: string, message: string, details: object = {}): Refused => {
  return new Refused({ __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...details });
};

export const validationError = (message: string): Refused => {
  return new Refused({ __type: 'com.amazon.coral.validate#ValidationException', message });
};

/** The refusal of a write to an item that is in a transaction. */
export const CONFLICT = 'Transaction is ongoing for the item';

/**
 * Converts dynalite's refusals, which are Errors with a status and a body. Any other error is a fault and is returned unchanged.
 */
export const fromDynalite = (error: unknown): unknown => {
  const { statusCode, body } = error as { statusCode?: number; body?: ErrorBody };
  return statusCode && body ? new Refused(body, statusCode) : error;
};
