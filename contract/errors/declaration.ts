/** A way in which a call can fail. */
interface ErrorDeclaration {
  readonly status: number;
  /** Shown to the user. Never names internals. */
  readonly text: string;
  /** After how many seconds asking again makes sense: the header `retry-after`. */
  readonly retryAfter?: number;
}

/** By code. */
export type ErrorDeclarations = Readonly<Record<string, ErrorDeclaration>>;
