import { type CfnElement, Duration, Stack, TimeZone, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import * as scheduler from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetterQueue } from './dead-letters';

export interface SchedulesProps {
  /** Sends the second mails of consents that are due. */
  readonly consentMails: LambdaFunction;
  /** Starts the settlement of the streaks that have lapsed, and of the week that is over. */
  readonly settlementStart: LambdaFunction;
}

/** The day and the week are New York's, through the changes of its clocks. */
const newYork = TimeZone.AMERICA_NEW_YORK;

/** EventBridge puts the moment that a run was due in place of this. */
const scheduledTime = '<aws.scheduler.scheduled-time>';

/** What runs by the clock; what fails for good waits in `deadLetters`. */
export class Schedules extends Construct {
  readonly deadLetters: Queue;
  private readonly role: iam.Role;

  constructor(scope: Construct, id: string, { consentMails, settlementStart }: SchedulesProps) {
    super(scope, id);
    this.role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('scheduler.amazonaws.com'),
    });
    this.deadLetters = deadLetterQueue(this);
    Validations.of(this.deadLetters).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue: of the schedules and of the functions that they start.',
    });
    // The scheduler only hands over: what fails in the function itself is Lambda's to repeat, and to keep.
    for (const fn of [consentMails, settlementStart])
      fn.configureAsyncInvoke({
        onFailure: new SqsDestination(this.deadLetters),
        retryAttempts: 2,
        maxEventAge: Duration.hours(1),
      });
    new scheduler.Schedule(this, 'ConsentMails', {
      description: 'Sends the mails about consents that are due',
      schedule: scheduler.ScheduleExpression.rate(Duration.minutes(5)),
      target: this.run(consentMails),
    });
    new scheduler.Schedule(this, 'Streaks', {
      description: 'Settles the streaks that lapsed at midnight',
      schedule: scheduler.ScheduleExpression.cron({ minute: '20', hour: '0', timeZone: newYork }),
      target: this.run(settlementStart, { what: 'streaks', at: scheduledTime }),
    });
    new scheduler.Schedule(this, 'WeeklyRewards', {
      description: 'Pays the rewards of the week that ended on Sunday at midnight',
      // A few minutes late, so that whatever was under way at midnight is written.
      schedule: scheduler.ScheduleExpression.cron({
        minute: '10',
        hour: '0',
        weekDay: 'MON',
        timeZone: newYork,
      }),
      target: this.run(settlementStart, { what: 'week', at: scheduledTime }),
    });
  }

  /** A run that cannot be handed over is tried again for an hour: whatever runs by the clock may run twice or late. */
  private run(fn: LambdaFunction, input?: object) {
    const id = Stack.of(this).getLogicalId(fn.node.defaultChild as CfnElement);
    Validations.of(this.role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${id}.Arn>:*]`,
      reason: 'CDK grants the versions of a function along with it; they are the same one function.',
    });
    return new LambdaInvoke(fn, {
      role: this.role,
      retryAttempts: 10,
      maxEventAge: Duration.hours(1),
      deadLetterQueue: this.deadLetters,
      ...(input && { input: scheduler.ScheduleTargetInput.fromObject(input) }),
    });
  }
}
