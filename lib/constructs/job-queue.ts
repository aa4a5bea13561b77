import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { QueueDeclaration } from '../declaration';
import { deadLetterQueue, encrypted } from './dead-letters';

export interface JobQueueProps extends QueueDeclaration {
  /** `booksWorker` gives functions `BOOKS_WORKER_QUEUE_URL`, and the worker `BOOKS_WORKER_QUEUE_MAX_RECEIVES` too. */
  readonly name: string;
  /** The function that processes the jobs. */
  readonly worker: LambdaFunction;
  /** The worker's own timeout. */
  readonly workerTimeout: Duration;
  /** Whether jobs are processed; otherwise they stay in the queue. */
  readonly enabled: boolean;
}

/**
 * A queue of jobs and its worker function; jobs that have failed permanently are in `deadLetters`. Both are in the worker's
 * scope.
 */
export class JobQueue {
  readonly deadLetters: sqs.Queue;
  readonly queue: sqs.Queue;
  private readonly variable: string;

  constructor(scope: Construct, props: JobQueueProps) {
    const { name, worker, workerTimeout, batchSize, maxConcurrency, keptForDays, maxReceives = 5 } = props;
    this.variable = `${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_QUEUE`;
    const keptFor = keptForDays === undefined ? undefined : Duration.days(keptForDays);
    this.deadLetters = deadLetterQueue(scope, keptFor);
    this.queue = new sqs.Queue(scope, 'Queue', {
      ...encrypted,
      // The age of a message continues when it moves to the dead-letter queue.
      ...(keptFor && { retentionPeriod: keptFor }),
      // Six times the timeout of the function, as AWS advises; a handled failure is delivered again earlier.
      visibilityTimeout: Duration.seconds(6 * workerTimeout.toSeconds() + 60),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },
    });
    worker.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize,
        maxConcurrency,
        reportBatchItemFailures: true,
        enabled: props.enabled,
      }),
    );
    worker.addEnvironment(`${this.variable}_URL`, this.queue.queueUrl);
    worker.addEnvironment(`${this.variable}_MAX_RECEIVES`, String(maxReceives));
  }

  /** For a function that sends jobs. */
  feedFrom(sender: LambdaFunction) {
    sender.addEnvironment(`${this.variable}_URL`, this.queue.queueUrl);
    this.queue.grantSendMessages(sender);
  }
}
