/** A way in which a call can fail. */
interface ErrorDeclaration {
  readonly status: number;
  /** Shown to the user. Never names internals. */
  readonly text: string;
}

/** By code. */
export type ErrorDeclarations = Readonly<Record<string, ErrorDeclaration>>;
