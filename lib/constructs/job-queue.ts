import { Duration } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetterQueue, encrypted } from './dead-letters';

export interface JobQueueProps {
  /** Works the jobs off. */
  readonly worker: LambdaFunction;
  /** The worker's own timeout. */
  readonly workerTimeout: Duration;
  /** `BOOK` gives the functions `BOOK_QUEUE_URL` and the worker `BOOK_QUEUE_MAX_RECEIVES`. */
  readonly variable: string;
  readonly batchSize: number;
  readonly maxConcurrency: number;
  /** How long a job is kept, its time among the dead letters included. By default two weeks there. */
  readonly keptFor?: Duration;
  /** How often a job is handed out before it counts as failed. */
  readonly maxReceives?: number;
  /** Whether jobs are worked off; otherwise they wait. */
  readonly enabled?: boolean;
}

/** A queue of jobs and the function that works it off; what fails for good waits in `deadLetters`. */
export class JobQueue extends Construct {
  readonly deadLetters: sqs.Queue;
  readonly queue: sqs.Queue;
  private readonly variable: string;

  constructor(scope: Construct, id: string, props: JobQueueProps) {
    super(scope, id);
    const {
      worker,
      workerTimeout,
      variable,
      batchSize,
      maxConcurrency,
      keptFor,
      maxReceives = 5,
      enabled = true,
    } = props;
    this.variable = `${variable}_QUEUE_URL`;
    this.deadLetters = deadLetterQueue(this, keptFor);
    this.queue = new sqs.Queue(this, 'Queue', {
      ...encrypted,
      // A message's age goes on counting when it moves to the dead letters.
      ...(keptFor && { retentionPeriod: keptFor }),
      // Six times the function's timeout, as AWS advises; a handled failure comes back sooner.
      visibilityTimeout: Duration.seconds(6 * workerTimeout.toSeconds() + 60),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },
    });
    worker.addEventSource(
      new SqsEventSource(this.queue, { batchSize, maxConcurrency, reportBatchItemFailures: true, enabled }),
    );
    worker.addEnvironment(this.variable, this.queue.queueUrl);
    worker.addEnvironment(`${variable}_QUEUE_MAX_RECEIVES`, String(maxReceives));
  }

  /** For functions that send jobs. */
  feedFrom(...senders: (LambdaFunction & IGrantable)[]) {
    for (const sender of senders) {
      sender.addEnvironment(this.variable, this.queue.queueUrl);
      this.queue.grantSendMessages(sender);
    }
  }
}
