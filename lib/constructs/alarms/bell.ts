import { aws_cloudwatch_actions as actions } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { createAlarmTopic } from './topic';

/** Causes that set off several alarms. Those are heard together, as one mail that names what rings. */
const causes = {
  ScreensFail: 'Screens show errors: the API, its functions or the site answer with faults',
  ConcurrencyShort: 'Calls of functions are throttled: the account is out of concurrency',
  ModelFails: 'Answers fail: the model’s service is down or slow, or voice chats break off',
};
export type Cause = keyof typeof causes;

export interface Rings {
  readonly description: string;
  readonly metric: cloudwatch.IMetric;
  readonly threshold: number;
  /** The alarm that tells of this one, which is silent itself. */
  readonly cause?: Cause;
  readonly otherwise?: Partial<cloudwatch.AlarmProps>;
}

/** Creates alarms that notify one topic, and a graph of what each of them watches. */
export class Bell {
  readonly all: cloudwatch.IAlarm[] = [];
  /** The metrics that each alarm watches. */
  readonly graphs: cloudwatch.IWidget[] = [];
  private readonly topic: Topic;
  private readonly silent = new Map<Cause, cloudwatch.IAlarm[]>();

  constructor(
    private readonly scope: Construct,
    email: string | undefined,
  ) {
    this.topic = createAlarmTopic(scope, email);
  }

  ring(id: string, { description, metric, threshold, cause, otherwise }: Rings) {
    const alarm = new cloudwatch.Alarm(this.scope, id, {
      alarmDescription: description,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      ...otherwise,
    });
    if (cause === undefined) alarm.addAlarmAction(new actions.SnsAction(this.topic));
    else this.silent.set(cause, [...(this.silent.get(cause) ?? []), alarm]);
    this.all.push(alarm);
    const left = metric instanceof cloudwatch.MathExpression ? Object.values(metric.usingMetrics) : [metric];
    this.graphs.push(new cloudwatch.GraphWidget({ title: id, left, width: 8, leftYAxis: { min: 0 } }));
  }

  /** Gives each cause its own alarm, which rings while one of its silent alarms does. */
  ringCauses() {
    for (const [cause, alarms] of this.silent) {
      const states = alarms.map((alarm) =>
        cloudwatch.AlarmRule.fromAlarm(alarm, cloudwatch.AlarmState.ALARM),
      );
      const composite = new cloudwatch.CompositeAlarm(this.scope, cause, {
        alarmDescription: causes[cause],
        alarmRule: cloudwatch.AlarmRule.anyOf(...states),
      });
      composite.addAlarmAction(new actions.SnsAction(this.topic));
      this.all.push(composite);
    }
  }
}
