/** The request conflicts with a transaction on its items, or the table, its partition or the account is throttled. */
const passing = new Set([
  'TransactionConflictException',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
]);

/** The same, as reasons of a cancelled transaction. */
const passingReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** The reasons of a cancelled transaction in the order of its items; undefined for any other error. */
export const reasonsOf = (error: unknown): string[] | undefined => {
  const reasons = (error as { CancellationReasons?: { Code?: string }[] }).CancellationReasons;
  return reasons?.map((reason) => reason.Code ?? 'None');
};

/** Whether the same request may succeed in a moment. A transaction of which a condition does not hold may not. */
export const isPassing = (error: unknown): boolean => {
  const reasons = reasonsOf(error);
  if (reasons === undefined) return error instanceof Error && passing.has(error.name);
  return reasons.some((reason) => passingReasons.has(reason)) && !reasons.includes('ConditionalCheckFailed');
};
