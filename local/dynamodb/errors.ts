export interface ErrorBody {
  __type: string;
  message: string;
  [detail: string]: unknown;
}

/** An answer that is a refusal: what the AWS SDK turns into its typed exceptions. */
export class Refused extends Error {
  constructor(
    readonly body: ErrorBody,
    readonly statusCode = 400,
  ) {
    super(body.message);
  }

  /** The exception's name, which callers compare: `ConditionalCheckFailedException` and so on. */
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

/** The refusal of a write whose item is in a transaction. */
export const CONFLICT = 'Transaction is ongoing for the item';

/** dynalite's refusals are Errors with a status and a body; any other error is a fault and is left unchanged. */
export const fromDynalite = (error: unknown): unknown => {
  const { statusCode, body } = error as { statusCode?: number; body?: ErrorBody };
  return statusCode && body ? new Refused(body, statusCode) : error;
};
