import { idOf, type Reference, synthesized, type Variant } from './stack';

export interface Metric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: Reference | string }[];
}

export interface Alarm extends Partial<Metric> {
  readonly Metrics?: readonly {
    readonly Id: string;
    readonly Expression?: string;
    readonly ReturnData?: boolean;
    readonly MetricStat?: { readonly Metric: Metric; readonly Period: number; readonly Stat: string };
  }[];
  readonly Statistic?: string;
  readonly Threshold: number;
  readonly Period?: number;
  readonly Unit?: string;
  readonly EvaluationPeriods: number;
  readonly DatapointsToAlarm?: number;
  readonly ComparisonOperator: string;
  readonly TreatMissingData: string;
  readonly AlarmActions?: readonly Reference[];
  readonly AlarmDescription: string;
}

export interface Composite {
  readonly AlarmRule: { readonly 'Fn::Join': readonly [string, readonly (string | Reference)[]] };
  readonly AlarmActions?: readonly Reference[];
  readonly AlarmDescription: string;
}

/** The name of an alarm's construct: `AlarmsMailBouncesD31392C4` is `MailBounces`. */
export const nameOf = (id: string): string => id.replace(/^Alarms|[0-9A-F]{8}$/g, '');

/** The alarms of a stack, by the names of their constructs. */
export const alarmsOf = (variant: Variant) =>
  new Map(
    synthesized(variant)
      .of<Alarm>('AWS::CloudWatch::Alarm')
      .map(([id, alarm]) => [nameOf(id), alarm]),
  );

/** The alarms that only ring as parts of others, by the names of those. */
export const causesOf = (variant: Variant) =>
  new Map(
    synthesized(variant)
      .of<Composite>('AWS::CloudWatch::CompositeAlarm')
      .map(([id, { AlarmRule, ...composite }]) => {
        const [, parts] = AlarmRule['Fn::Join'];
        const silent = parts.flatMap((part) => (typeof part === 'string' ? [] : nameOf(String(idOf(part)))));
        const signs = parts.filter((part) => typeof part === 'string').join('');
        return [nameOf(id), { ...composite, silent, signs }];
      }),
  );

/** A metric that an alarm watches, with its statistic and period. */
export interface Watched extends Metric {
  readonly id: string;
  readonly statistic: string;
  readonly period: number;
}

export const watchedBy = ({ Metrics, ...alarm }: Alarm): Watched[] =>
  Metrics === undefined
    ? [{ ...(alarm as Metric), id: '', statistic: String(alarm.Statistic), period: Number(alarm.Period) }]
    : Metrics.flatMap(({ Id, MetricStat }) =>
        MetricStat === undefined
          ? []
          : [{ ...MetricStat.Metric, id: Id, statistic: MetricStat.Stat, period: MetricStat.Period }],
      );

const choose = (condition: boolean, yes: number, no: number) => (condition ? yes : no);

/**
 * Whether an alarm rings at these values of its metrics, by their ids; others have no data. Evaluates the part of CloudWatch's
 * metric math that alarms use:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html
 */
export const ringsAt = (alarm: Alarm, values: Readonly<Record<string, number>>): boolean => {
  const [returned, ...others] = (alarm.Metrics ?? []).filter(({ ReturnData }) => ReturnData !== false);
  if (returned?.Expression === undefined || others.length > 0) throw new Error('Not one expression');
  const ids = watchedBy(alarm).map(({ id }) => id);
  for (const id of Object.keys(values)) if (!ids.includes(id)) throw new Error(`No metric ${id}`);
  const script = returned.Expression.replaceAll(/FILL\((\w+), 0\)/g, (_, id: string) => {
    if (!ids.includes(id)) throw new Error(`The expression names an unknown metric ${id}`);
    return String(values[id] ?? 0);
  })
    .replaceAll(' AND ', ' && ')
    .replaceAll(' OR ', ' || ');
  const value = new Function('IF', `return ${script}`)(choose);
  if (alarm.ComparisonOperator !== 'GreaterThanOrEqualToThreshold') throw new Error('Another comparison');
  return value >= alarm.Threshold;
};
