/** One error of a call. */
export interface ErrorDeclaration {
  readonly status: number;
  /** The text for the user. Never names internals. */
  readonly text: string;
  /** The number of seconds until a retry makes sense: the header `retry-after`. */
  readonly retryAfter?: number;
}

/** Errors by code. */
export type ErrorDeclarations = Readonly<Record<string, ErrorDeclaration>>;
