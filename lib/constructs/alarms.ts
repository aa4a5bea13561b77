import { aws_cloudwatch_actions as actions, Duration, Stack } from 'aws-cdk-lib';
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Consequence, enoughErrors, errorsOf, partsOf, slidingHour, throttlesOf } from './consequence';

const soon = { period: Duration.minutes(5) };

/** A change reaches boardKeeper within seconds. */
const oldestChange = Duration.minutes(5);

export interface AlarmsProps {
  readonly consequences: Readonly<Record<string, Consequence>>;
  /** Follows the table's stream. */
  readonly boardKeeper: LambdaFunction;
  /** What each holds could not be done, by what it was. */
  readonly deadLetters: Record<string, Queue>;
  /** Gets a message for changes that boardKeeper could not follow. */
  readonly missedChanges: Queue;
  readonly api: SpecRestApi;
  readonly email?: string | undefined;
}

/**
 * What wakes somebody up, and a dashboard that shows which function it was. Functions with one consequence share an alarm,
 * because what to do first is the same. A queue's dead letters have their own: a letter that lies there for days would keep
 * a shared alarm from ringing again. What to do then: docs/operations.md.
 */
export class Alarms extends Construct {
  private readonly topic: sns.Topic;
  /** What the dashboard shows. */
  private readonly graphs: cloudwatch.IWidget[] = [];

  constructor(
    scope: Construct,
    id: string,
    { consequences, boardKeeper, deadLetters, missedChanges, api, email }: AlarmsProps,
  ) {
    super(scope, id);
    this.topic = this.createTopic(email);
    this.ring('ServerErrors', 'The API answers with faults', api.metricServerError(slidingHour), 5);
    for (const [name, consequence] of Object.entries(consequences)) this.watch(name, consequence);
    this.ring(
      'BoardKeeperAge',
      'The boards lag behind: boardKeeper is handed changes that are minutes old',
      boardKeeper.metric('IteratorAge', { ...soon, statistic: 'Maximum' }),
      oldestChange.toMilliseconds(),
    );
    this.ring(
      'MissedChanges',
      'The boards have missed changes, and are counted anew',
      missedChanges.metricNumberOfMessagesSent({ ...soon, statistic: 'Sum' }),
      1,
    );
    for (const [what, queue] of Object.entries(deadLetters))
      this.ring(
        `${what}DeadLetters`,
        `A job of ${what} could not be done`,
        queue.metricApproximateNumberOfMessagesVisible({ ...soon, statistic: 'Maximum' }),
        1,
      );
    new cloudwatch.Dashboard(this, 'Dashboard', {
      defaultInterval: Duration.days(1),
      widgets: [this.graphs],
    });
  }

  private createTopic(email: string | undefined) {
    const topic = new sns.Topic(this, 'Topic', { enforceSSL: true });
    // The policy that enforces TLS takes the place of the one that would let the account's alarms in.
    topic.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (email !== undefined) topic.addSubscription(new EmailSubscription(email));
    return topic;
  }

  /** Rings when functions with one consequence fail or are throttled. */
  private watch(name: string, consequence: Consequence) {
    for (const [i, part] of partsOf(consequence).entries()) {
      const id = `${name}${i === 0 ? '' : i + 1}`;
      const which = part.map(([fn, { notice }]) => `${fn} (${notice})`).join(', ');
      const { means } = consequence;
      this.ring(`${id}Errors`, `${means}. One of these fails: ${which}`, errorsOf(part), enoughErrors);
      this.ring(`${id}Throttles`, `${means}. One of these is throttled: ${which}`, throttlesOf(part), 1);
    }
  }

  /** An alarm, and on the dashboard every metric that may have set it off. */
  private ring(id: string, alarmDescription: string, metric: cloudwatch.IMetric, threshold: number) {
    const alarm = new cloudwatch.Alarm(this, id, {
      alarmDescription,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new actions.SnsAction(this.topic));
    const parts = metric instanceof cloudwatch.MathExpression ? Object.values(metric.usingMetrics) : [metric];
    this.graphs.push(new cloudwatch.GraphWidget({ title: id, left: parts, width: 8, leftYAxis: { min: 0 } }));
  }
}
