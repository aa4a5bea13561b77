/** What AWS charges for. */
export interface Used {
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly invocations: number;
  /** The sum of all functions: seconds multiplied by memory. */
  readonly gigabyteSeconds: number;
  /** Calls of the REST API. */
  readonly requests?: number;
  /** Messages of queues: sent, received and deleted are three requests of SQS. */
  readonly jobs?: number;
  /** WebSocket messages in both directions. None exceeds the 32 KB that are charged as one message. */
  readonly messages?: number;
  /** Minutes of an open socket. */
  readonly connection?: number;
}

/**
 * Dollars in us-east-1, on demand, arm64, without data transfer.
 * https://aws.amazon.com/dynamodb/pricing/on-demand https://aws.amazon.com/lambda/pricing
 * https://aws.amazon.com/api-gateway/pricing https://aws.amazon.com/sqs/pricing
 */
const prices: Record<keyof Used, number> = {
  readUnits: 0.125e-6,
  writeUnits: 0.625e-6,
  invocations: 0.2e-6,
  gigabyteSeconds: 13.3334e-6,
  requests: 3.5e-6,
  jobs: 3 * 0.4e-6,
  messages: 1e-6,
  connection: 0.25e-6,
};

export const costOf = (used: Used): number =>
  (Object.keys(prices) as (keyof Used)[]).reduce((sum, what) => sum + prices[what] * (used[what] ?? 0), 0);
