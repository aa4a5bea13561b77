import { aws_cloudwatch_actions as actions, Duration } from 'aws-cdk-lib';
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type MetricName, metricNamespace } from '../../contract/metrics';
import { capitalized, type DeclaredFunction } from '../functions';
import { createAlarmTopic } from './alarm-topic';
import { enoughErrors, errorsOf, type Group, groupsOf, slidingHour, throttlesOf } from './consequence';
import type { Schedules } from './schedules';
import type { SubjectFunctions } from './subject-functions';

const soon = { period: Duration.minutes(5) };

/** The maximum delay of changes in the stream before the alarm rings. */
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
 * The alarms, and the graphs that show which function failed. Functions with the same consequence share an alarm, because the
 * first step of the response is the same. Each dead-letter queue has its own alarm: in a shared one, a message that stays for
 * days would hide later ones. The responses are in docs/operations.md.
 */
export class Alarms extends Construct {
  private readonly topic: Topic;
  readonly all: cloudwatch.IAlarm[] = [];
  /** The metrics that each alarm watches. */
  readonly graphs: cloudwatch.IWidget[] = [];

  constructor(scope: Construct, id: string, { functions, schedules, api, email, stage }: AlarmsProps) {
    super(scope, id);
    this.topic = createAlarmTopic(this, email);
    this.ring('ServerErrors', 'The API answers with faults', api.metricServerError(slidingHour), 5);
    for (const group of groupsOf(functions.all)) this.watch(group);
    for (const { fn, declared } of functions.all)
      if (declared.follows?.repairedBy !== undefined)
        this.watchFollower(fn, declared, functions.jobsOf(declared.follows.repairedBy).queue);
    for (const { jobs, declared } of functions.all)
      if (jobs !== undefined) this.watchDeadLetters(declared.name, jobs.deadLetters);
    this.watchDeadLetters('schedules', schedules.deadLetters);
    for (const { fn, declared } of functions.all)
      if (declared.schedules !== undefined) this.watchRuns(fn, declared);
    this.ring(
      'ModelBudget',
      'The budget of AI work of the whole stage is used up for today',
      refusedByStage(stage),
      1,
    );
  }

  /** Rings when a function of the group fails or is throttled. */
  private watch(group: Group) {
    const { id, means, functions } = group;
    const which = functions.map(({ declared: { name, notice } }) => `${name} (${notice})`).join(', ');
    this.ring(`${id}Errors`, `${means}. One of these fails: ${which}`, errorsOf(group), enoughErrors);
    this.ring(`${id}Throttles`, `${means}. One of these is throttled: ${which}`, throttlesOf(group), 1);
  }

  /** Rings when a function falls behind the table's stream, or has discarded records of it. */
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

  /** Rings when a scheduled function no longer runs: a function that does not run reports no errors. */
  private watchRuns(fn: LambdaFunction, { name, notice, schedules = {} }: DeclaredFunction) {
    const isNightly = Object.values(schedules).some(({ expression }) => expression.startsWith('cron'));
    const period = isNightly ? Duration.hours(6) : Duration.minutes(15);
    this.ring(
      `${capitalized(name)}Stops`,
      `${name} has not run for ${isNightly ? 'thirty hours' : 'a quarter of an hour'}: ${notice}`,
      fn.metricInvocations({ period, statistic: 'Sum' }),
      1,
      {
        // Five periods are thirty hours: two nightly runs are 25 hours apart when daylight saving time ends.
        evaluationPeriods: isNightly ? 5 : 1,
        comparisonOperator: cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD,
        treatMissingData: cloudwatch.TreatMissingData.BREACHING,
      },
    );
  }

  /** Creates an alarm, and a graph of each metric that may have caused it. */
  private ring(
    id: string,
    alarmDescription: string,
    metric: cloudwatch.IMetric,
    threshold: number,
    otherwise: Partial<cloudwatch.AlarmProps> = {},
  ) {
    const alarm = new cloudwatch.Alarm(this, id, {
      alarmDescription,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      ...otherwise,
    });
    alarm.addAlarmAction(new actions.SnsAction(this.topic));
    this.all.push(alarm);
    const parts = metric instanceof cloudwatch.MathExpression ? Object.values(metric.usingMetrics) : [metric];
    this.graphs.push(new cloudwatch.GraphWidget({ title: id, left: parts, width: 8, leftYAxis: { min: 0 } }));
  }
}
