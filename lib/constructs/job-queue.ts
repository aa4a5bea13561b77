import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { heldSeconds, usualTries } from '../../contract/jobs';
import type { QueueDeclaration } from '../declaration';
import { deadLetterQueue, encrypted } from './dead-letters';

export interface JobQueueProps extends QueueDeclaration {
  /**
   * Names the environment variables: senders get the queue of `booksWorker` as `BOOKS_WORKER_QUEUE_URL`. Every worker gets its
   * own queue as `JOBS_QUEUE_URL`.
   */
  readonly name: string;
  /** The function that processes the jobs. */
  readonly worker: LambdaFunction;
  /** The worker's own timeout. */
  readonly workerTimeout: Duration;
  /** Whether jobs are processed; otherwise they stay in the queue. */
  readonly enabled: boolean;
}

const keepId = (queue: sqs.Queue, id: string) =>
  (queue.node.defaultChild as sqs.CfnQueue).overrideLogicalId(id);

/**
 * A queue of jobs and its worker function; jobs that have failed permanently are in `deadLetters`. Both are in the worker's
 * scope.
 */
export class JobQueue {
  readonly deadLetters: sqs.Queue;
  readonly queue: sqs.Queue;
  /** Whether jobs are processed; otherwise they stay in the queue. */
  readonly isWorkedOff: boolean;
  private readonly variable: string;

  constructor(scope: Construct, props: JobQueueProps) {
    const { name, worker, workerTimeout, batchSize, maxConcurrency, keptForDays, formerIds } = props;
    const { tries = usualTries } = props;
    this.isWorkedOff = props.enabled;
    this.variable = `${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_QUEUE`;
    const keptFor = keptForDays === undefined ? undefined : Duration.days(keptForDays);
    this.deadLetters = deadLetterQueue(scope, keptFor);
    this.queue = new sqs.Queue(scope, 'Queue', {
      ...encrypted,
      // A message keeps its age when it moves to the dead-letter queue.
      ...(keptFor && { retentionPeriod: keptFor }),
      // Six times the function's timeout, as AWS advises, for a job that waits for a free worker. A worker shortens it when it
      // starts and when it fails.
      visibilityTimeout: Duration.seconds(6 * workerTimeout.toSeconds() + 60),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: tries },
    });
    if (formerIds !== undefined) {
      keepId(this.queue, formerIds.queue);
      keepId(this.deadLetters, formerIds.deadLetters);
    }
    worker.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize,
        maxConcurrency,
        reportBatchItemFailures: true,
        enabled: props.enabled,
      }),
    );
    worker.addEnvironment('JOBS_QUEUE_URL', this.queue.queueUrl);
    worker.addEnvironment('JOBS_TRIES', String(tries));
    worker.addEnvironment('JOBS_HELD_SECONDS', String(heldSeconds(workerTimeout.toSeconds())));
    // A worker sends a postponed job to its own queue again.
    this.queue.grantSendMessages(worker);
  }

  /** Lets a function count the jobs that wait, and those that have failed permanently. */
  letCount(reader: LambdaFunction) {
    reader.addEnvironment(`${this.variable}_URL`, this.queue.queueUrl);
    reader.addEnvironment(`${this.variable}_FAILED_URL`, this.deadLetters.queueUrl);
    for (const queue of [this.queue, this.deadLetters]) queue.grant(reader, 'sqs:GetQueueAttributes');
  }

  /** Lets a function send jobs. */
  feedFrom(sender: LambdaFunction) {
    sender.addEnvironment(`${this.variable}_URL`, this.queue.queueUrl);
    this.queue.grantSendMessages(sender);
  }
}
