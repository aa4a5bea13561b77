/** A way in which a call can fail. */
interface ErrorDeclaration {
  readonly status: number;
  /** Shown to the user. Never names internals. */
  readonly text: string;
}

/** Keeps the codes as literal types. */
export const defineErrors = <const E extends Record<string, ErrorDeclaration>>(declarations: E) =>
  declarations;
