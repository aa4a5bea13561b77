import { aws_cloudwatch_actions as actions, Duration, Stack } from 'aws-cdk-lib';
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/**
 * Errors are added up over an hour, so that what runs once a minute or less comes to a sum. The window slides: CloudWatch
 * looks each minute at the hour behind it, and rings as soon as there are enough.
 */
const window = { period: Duration.hours(1), statistic: 'Sum' };

/** A change reaches boardKeeper within seconds. */
const oldestChange = Duration.minutes(5);

export interface AlarmsProps {
  readonly functions: Record<string, LambdaFunction> & { readonly boardKeeper: LambdaFunction };
  /** Functions that may run once in an hour, and then not again by themselves: their first error rings. */
  readonly seldom: readonly string[];
  /** What each holds could not be done, by what it was. */
  readonly deadLetters: Record<string, Queue>;
  /** Gets a message for changes that boardKeeper could not follow. */
  readonly missedChanges: Queue;
  readonly api: SpecRestApi;
  readonly email?: string | undefined;
}

/** What wakes somebody up. What to do then: docs/operations.md. */
export class Alarms extends Construct {
  private readonly topic: sns.Topic;

  constructor(
    scope: Construct,
    id: string,
    { functions, seldom, deadLetters, missedChanges, api, email }: AlarmsProps,
  ) {
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

    const soon = { period: Duration.minutes(5) };
    for (const [what, queue] of Object.entries(deadLetters))
      this.ring(
        `${what}DeadLetters`,
        `A job of ${what} could not be done`,
        queue.metricApproximateNumberOfMessagesVisible({ ...soon, statistic: 'Maximum' }),
        1,
      );
    this.ring(
      'MissedChanges',
      'The boards have missed changes, and are counted anew',
      missedChanges.metricNumberOfMessagesSent({ ...soon, statistic: 'Sum' }),
      1,
    );
    this.ring('ServerErrors', 'The API answers with faults', api.metricServerError(window), 5);
    for (const [name, fn] of Object.entries(functions)) {
      const threshold = seldom.includes(name) ? 1 : 3;
      this.ring(`${name}Errors`, `The function ${name} fails`, fn.metricErrors(window), threshold);
      this.ring(`${name}Throttles`, `The function ${name} is throttled`, fn.metricThrottles(soon), 1);
    }
    this.ring(
      'BoardKeeperAge',
      'The boards lag behind: boardKeeper is handed changes that are minutes old',
      functions.boardKeeper.metric('IteratorAge', { ...soon, statistic: 'Maximum' }),
      oldestChange.toMilliseconds(),
    );
  }

  private ring(id: string, alarmDescription: string, metric: cloudwatch.Metric, threshold: number) {
    const alarm = new cloudwatch.Alarm(this, id, {
      alarmDescription,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new actions.SnsAction(this.topic));
  }
}
