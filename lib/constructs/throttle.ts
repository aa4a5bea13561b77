/** The burst limit that API Gateway gives an account in a region. Only AWS can raise it, and all APIs share it. */
const largestBurst = 5000;

/** The throttle of a stage. The burst is twice the rate, within the account's limit. */
export const throttleOf = (rateLimit: number) => ({
  rateLimit,
  burstLimit: Math.min(2 * rateLimit, largestBurst),
});
