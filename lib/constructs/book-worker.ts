import { Duration } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

const maxReceives = 5;

/** The queue of books to process and the function that works it off; what fails for good waits in `deadLetters`. */
export class BookWorker extends Construct {
  readonly deadLetters: sqs.Queue;
  private readonly queue: sqs.Queue;

  constructor(scope: Construct, id: string, { worker }: { worker: LambdaFunction }) {
    super(scope, id);
    const encrypted = { encryption: sqs.QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetters = new sqs.Queue(this, 'DeadLetters', {
      ...encrypted,
      retentionPeriod: Duration.days(14),
    });
    this.queue = new sqs.Queue(this, 'Queue', {
      ...encrypted,
      // Six times the function's timeout, as AWS advises; a handled failure comes back sooner.
      visibilityTimeout: Duration.minutes(12),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },
    });
    worker.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: 10, reportBatchItemFailures: true }),
    );
    worker.addEnvironment('BOOK_QUEUE_URL', this.queue.queueUrl);
    worker.addEnvironment('BOOK_QUEUE_MAX_RECEIVES', String(maxReceives));
  }

  /** For the function that sends the jobs. */
  feedFrom(sender: LambdaFunction & IGrantable) {
    sender.addEnvironment('BOOK_QUEUE_URL', this.queue.queueUrl);
    this.queue.grantSendMessages(sender);
  }
}
