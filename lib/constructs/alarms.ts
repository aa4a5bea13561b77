import { aws_cloudwatch_actions as actions, Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface AlarmsProps {
  readonly functions: Record<string, LambdaFunction>;
  /** What each holds could not be done, by what it was. */
  readonly deadLetters: Record<string, Queue>;
  readonly api: RestApi;
  readonly email?: string | undefined;
}

/** What wakes somebody up. What to do then: docs/operations.md. */
export class Alarms extends Construct {
  private readonly topic: sns.Topic;

  constructor(scope: Construct, id: string, { functions, deadLetters, api, email }: AlarmsProps) {
    super(scope, id);
    this.topic = new sns.Topic(this, 'Topic', { enforceSSL: true });
    // The policy that enforces TLS takes the place of the one that would let the account's alarms in.
    this.topic.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (email !== undefined) this.topic.addSubscription(new EmailSubscription(email));

    const period = Duration.minutes(5);
    for (const [what, queue] of Object.entries(deadLetters))
      this.ring(
        `${what}DeadLetters`,
        `A job of ${what} could not be done`,
        queue.metricApproximateNumberOfMessagesVisible(),
        1,
      );
    this.ring('ServerErrors', 'The API answers with faults', api.metricServerError({ period }), 5);
    for (const [name, fn] of Object.entries(functions)) {
      this.ring(`${name}Errors`, `The function ${name} fails`, fn.metricErrors({ period }), 3);
      this.ring(`${name}Throttles`, `The function ${name} is throttled`, fn.metricThrottles({ period }), 1);
    }
  }

  private ring(id: string, alarmDescription: string, metric: cloudwatch.Metric, threshold: number) {
    const alarm = new cloudwatch.Alarm(this, id, {
      alarmDescription,
      metric: metric.with({ statistic: 'Sum' }),
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new actions.SnsAction(this.topic));
  }
}
