import { type CfnElement, Duration, Stack, TimeZone, Validations } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import * as scheduler from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ScheduleDeclaration } from '../declaration';
import { deadLetterQueue } from './dead-letters';
import { ServiceRole } from './service-role';
import type { SubjectFunction } from './subject-function';

/** Schedules follow New York's time, including daylight saving time. */
const newYork = TimeZone.AMERICA_NEW_YORK;

/** The schedules; invocations that have failed permanently are in `deadLetters`. */
export class Schedules extends Construct {
  readonly deadLetters: Queue;
  private readonly role: ServiceRole;

  constructor(scope: Construct, id: string, functions: readonly SubjectFunction[]) {
    super(scope, id);
    this.role = new ServiceRole(this, 'Role', 'scheduler.amazonaws.com');
    this.deadLetters = deadLetterQueue(this);
    Validations.of(this.deadLetters).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue: of the schedules and of the functions that they start.',
    });
    for (const { fn, declared } of functions)
      if (declared.schedules !== undefined) this.start(fn, declared.schedules);
  }

  private start(fn: LambdaFunction, schedules: Readonly<Record<string, ScheduleDeclaration>>) {
    // The scheduler only delivers the event. Lambda retries a failed invocation and keeps it in the dead-letter queue.
    fn.configureAsyncInvoke({
      onFailure: new SqsDestination(this.deadLetters),
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
    });
    const id = Stack.of(this).getLogicalId(fn.node.defaultChild as CfnElement);
    Validations.of(this.role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${id}.Arn>:*]`,
      reason: 'CDK grants the versions of a function along with it; they are the same one function.',
    });
    for (const [name, { description, expression, input }] of Object.entries(schedules))
      new scheduler.Schedule(this, name, {
        description,
        schedule: scheduler.ScheduleExpression.expression(expression, newYork),
        target: this.run(fn, input),
      });
  }

  /** A delivery is retried for an hour: a scheduled function may run late or twice. */
  private run(fn: LambdaFunction, input: object | undefined) {
    return new LambdaInvoke(fn, {
      role: this.role,
      retryAttempts: 10,
      maxEventAge: Duration.hours(1),
      deadLetterQueue: this.deadLetters,
      ...(input && { input: scheduler.ScheduleTargetInput.fromObject(input) }),
    });
  }
}
