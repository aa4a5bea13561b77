import { Duration } from 'aws-cdk-lib';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** What every queue of ours has in common: encrypted at rest and on the way. */
export const encrypted = { encryption: sqs.QueueEncryption.SQS_MANAGED, enforceSSL: true } as const;

/** Holds what could not be done, for somebody to look at it and redrive it: for two weeks unless it says otherwise. */
export const deadLetterQueue = (scope: Construct, retentionPeriod = Duration.days(14)): sqs.Queue =>
  new sqs.Queue(scope, 'DeadLetters', { ...encrypted, retentionPeriod });
