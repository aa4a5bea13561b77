import { randomUUID } from 'node:crypto';
import { type StreamRecord, shardId } from './record';

export interface Discarded {
  readonly functionArn: string;
  readonly batch: readonly StreamRecord[];
  readonly invocations: number;
  readonly at: Date;
}

const time = (record: StreamRecord | undefined) =>
  new Date((record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000).toISOString();

/** The message to the failure destination about discarded records. As on AWS, it does not contain the records. */
export const discarded = ({ functionArn, batch, invocations, at }: Discarded) => {
  const [first, last] = [batch[0], batch.at(-1)];
  return {
    requestContext: {
      requestId: randomUUID(),
      functionArn,
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: invocations,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: at.toISOString(),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: first?.dynamodb.SequenceNumber,
      endSequenceNumber: last?.dynamodb.SequenceNumber,
      approximateArrivalOfFirstRecord: time(first),
      approximateArrivalOfLastRecord: time(last),
      batchSize: batch.length,
      streamArn: first?.eventSourceARN,
    },
  };
};
