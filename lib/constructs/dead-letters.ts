import { Duration } from 'aws-cdk-lib';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** The properties that all queues share: encrypted at rest. `requireTls` encrypts the way to them. */
export const encrypted = { encryption: sqs.QueueEncryption.SQS_MANAGED } as const;

/** Keeps failed messages for inspection and redrive: two weeks by default. */
export const deadLetterQueue = (scope: Construct, retentionPeriod = Duration.days(14)): sqs.Queue =>
  new sqs.Queue(scope, 'DeadLetters', { ...encrypted, retentionPeriod });
