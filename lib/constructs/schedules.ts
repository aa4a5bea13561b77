import { type CfnElement, Duration, Stack, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as scheduler from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';

export interface SchedulesProps {
  /** Sends the second mails of consents that are due. */
  readonly consentConfirmations: LambdaFunction;
}

/** What runs by the clock. */
export class Schedules extends Construct {
  private readonly role: iam.Role;

  constructor(scope: Construct, id: string, { consentConfirmations }: SchedulesProps) {
    super(scope, id);
    this.role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('scheduler.amazonaws.com'),
    });
    new scheduler.Schedule(this, 'ConsentConfirmations', {
      description: 'Mails the confirmations of consents that are due',
      schedule: scheduler.ScheduleExpression.rate(Duration.minutes(5)),
      target: this.run(consentConfirmations),
    });
  }

  /** A run that fails is not repeated: the next one finds what it left. */
  private run(fn: LambdaFunction) {
    const id = Stack.of(this).getLogicalId(fn.node.defaultChild as CfnElement);
    Validations.of(this.role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${id}.Arn>:*]`,
      reason: 'CDK grants the versions of a function along with it; they are the same one function.',
    });
    return new LambdaInvoke(fn, { role: this.role, retryAttempts: 0, maxEventAge: Duration.minutes(5) });
  }
}
