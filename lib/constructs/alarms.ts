import { aws_cloudwatch_actions as actions, Duration, Stack } from 'aws-cdk-lib';
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type MetricName, metricNamespace } from '../../contract/metrics';
import { capitalized, type DeclaredFunction } from '../functions';
import { enoughErrors, errorsOf, type Group, groupsOf, slidingHour, throttlesOf } from './consequence';
import type { Schedules } from './schedules';
import type { SubjectFunctions } from './subject-functions';

const soon = { period: Duration.minutes(5) };

/** The longest delay with which a change reaches the readers of the stream. */
const oldestChange = Duration.minutes(5);

export interface AlarmsProps {
  readonly functions: SubjectFunctions;
  readonly schedules: Schedules;
  readonly api: SpecRestApi;
  readonly email?: string | undefined;
  readonly stage: string;
}

const refusedByStage = (stage: string) =>
  new cloudwatch.Metric({
    namespace: metricNamespace,
    metricName: 'ai_stage_resting' satisfies MetricName,
    dimensionsMap: { stage },
    statistic: 'Sum',
    ...soon,
  });

/**
 * The alarms, and the graphs that show which function failed. Functions with the same consequence share an alarm, because
 * the first step of the response is the same. Each dead-letter queue has its own alarm: a message that stays there for days
 * would keep a shared alarm from ringing again. The responses: docs/operations.md.
 */
export class Alarms extends Construct {
  private readonly topic: sns.Topic;
  readonly all: cloudwatch.IAlarm[] = [];
  /** The metrics that each alarm watches. */
  readonly graphs: cloudwatch.IWidget[] = [];

  constructor(scope: Construct, id: string, { functions, schedules, api, email, stage }: AlarmsProps) {
    super(scope, id);
    this.topic = this.createTopic(email);
    this.ring('ServerErrors', 'The API answers with faults', api.metricServerError(slidingHour), 5);
    for (const group of groupsOf(functions.all)) this.watch(group);
    for (const { fn, declared } of functions.all)
      if (declared.follows?.repairedBy !== undefined)
        this.watchFollower(fn, declared, functions.jobsOf(declared.follows.repairedBy).queue);
    for (const { jobs, declared } of functions.all)
      if (jobs !== undefined) this.watchDeadLetters(declared.name, jobs.deadLetters);
    this.watchDeadLetters('schedules', schedules.deadLetters);
    this.ring(
      'ModelBudget',
      'The budget of AI work of the whole stage is used up for today',
      refusedByStage(stage),
      1,
    );
  }

  private createTopic(email: string | undefined) {
    const topic = new sns.Topic(this, 'Topic', { enforceSSL: true });
    // The policy that enforces TLS replaces the default one, which would allow the account's alarms.
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
  private watch(group: Group) {
    const { id, means, functions } = group;
    const which = functions.map(({ declared: { name, notice } }) => `${name} (${notice})`).join(', ');
    this.ring(`${id}Errors`, `${means}. One of these fails: ${which}`, errorsOf(group), enoughErrors);
    this.ring(`${id}Throttles`, `${means}. One of these is throttled: ${which}`, throttlesOf(group), 1);
  }

  /** Rings when a function is delayed behind the table's stream, or has discarded records of it. */
  private watchFollower(fn: LambdaFunction, { name, notice }: DeclaredFunction, missed: Queue) {
    this.ring(
      `${capitalized(name)}Age`,
      `${name} is handed changes that are minutes old: ${notice}`,
      fn.metric('IteratorAge', { ...soon, statistic: 'Maximum' }),
      oldestChange.toMilliseconds(),
    );
    this.ring(
      `${capitalized(name)}Missed`,
      `${name} has given up some changes, which are repaired now`,
      missed.metricNumberOfMessagesSent({ ...soon, statistic: 'Sum' }),
      1,
    );
  }

  private watchDeadLetters(name: string, queue: Queue) {
    this.ring(
      `${capitalized(name)}DeadLetters`,
      `A job of ${name} could not be done`,
      queue.metricApproximateNumberOfMessagesVisible({ ...soon, statistic: 'Maximum' }),
      1,
    );
  }

  /** An alarm, and a graph of each metric that may have caused it. */
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
    this.all.push(alarm);
    const parts = metric instanceof cloudwatch.MathExpression ? Object.values(metric.usingMetrics) : [metric];
    this.graphs.push(new cloudwatch.GraphWidget({ title: id, left: parts, width: 8, leftYAxis: { min: 0 } }));
  }
}
