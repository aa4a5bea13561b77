/** The model's answer may not be shown to a child. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';

  constructor(
    /** Logged: never contains a text of the answer. */
    reason: string,
    /** What the next attempt must do otherwise, with the text that was wrong. Sent to the model only. */
    readonly advice = reason,
  ) {
    super(reason);
  }
}
