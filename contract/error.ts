/** One error of a call. */
export interface ErrorDeclaration {
  readonly status: number;
  /** The text for the user. Never names internals. */
  readonly text: string;
  /** The number of seconds until a retry makes sense: the header `retry-after`. */
  readonly retryAfter?: number;
  /** Repeating the same call may succeed and is safe: browsers and workers may do it by themselves. */
  readonly retryable?: true;
  /**
   * Whether the user's attempt, session or link is over, so that no repetition can succeed, however late. An error without
   * either flag depends on something else, such as a consent, another day or another input.
   */
  readonly ends?: true;
}

/** The flags that hold, as every answer with an error carries them. */
export const flagsOf = ({ retryable, ends }: ErrorDeclaration) => ({
  ...(retryable && { retryable }),
  ...(ends && { ends }),
});

/** Errors by code. */
export type ErrorDeclarations = Readonly<Record<string, ErrorDeclaration>>;

/** For developers who use the API: when each error happens and what helps. Not part of the bundles. */
export type Guide<E extends ErrorDeclarations> = {
  readonly [code in keyof E]: { readonly when: string; readonly recovery: string };
};
