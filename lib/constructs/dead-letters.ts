import { Duration } from 'aws-cdk-lib';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { usualJobDays } from '../../contract/jobs';

/** The properties that all queues share: encryption at rest. `requireTls` enforces encryption in transit. */
export const encrypted = { encryption: sqs.QueueEncryption.SQS_MANAGED } as const;

/** Keeps failed messages for inspection and redrive, by default for two weeks. */
export const deadLetterQueue = (scope: Construct, retentionPeriod = Duration.days(usualJobDays)): sqs.Queue =>
  new sqs.Queue(scope, 'DeadLetters', { ...encrypted, retentionPeriod });
