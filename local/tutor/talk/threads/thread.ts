/**
 * A thing that a child may speak of, and questions that ask on about it. {1} stands for what the first bracket of the pattern has
 * found; N and {I|N} as in a bank.
 */
export interface Thread {
  readonly on: RegExp;
  /** A short answer to it; absent where the child's own words are said back. */
  readonly says?: readonly string[];
  readonly asks: readonly string[];
}
