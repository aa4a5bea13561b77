import { type CfnElement, Duration, Stack, TimeZone, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as scheduler from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';

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

/** What runs by the clock. */
export class Schedules extends Construct {
  private readonly role: iam.Role;

  constructor(scope: Construct, id: string, { consentMails, settlementStart }: SchedulesProps) {
    super(scope, id);
    this.role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('scheduler.amazonaws.com'),
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

  /** A run that fails is repeated for an hour: whatever runs by the clock may run twice or late. */
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
      ...(input && { input: scheduler.ScheduleTargetInput.fromObject(input) }),
    });
  }
}
