import { expect, test } from '@jest/globals';
import { consequences } from '../../lib/declaration';
import { functions } from '../../lib/functions';
import { synthesized } from '../support/stack';

interface Alarm {
  readonly AlarmDescription: string;
  readonly MetricName?: string;
  readonly Statistic?: string;
  readonly Threshold: number;
  readonly Period?: number;
  readonly EvaluationPeriods: number;
  readonly DatapointsToAlarm?: number;
  readonly ComparisonOperator: string;
  readonly TreatMissingData: string;
  readonly Metrics?: readonly {
    readonly Id: string;
    readonly Expression?: string;
    readonly ReturnData?: boolean;
    readonly MetricStat?: { readonly Metric: { readonly MetricName: string }; readonly Period: number };
  }[];
}

const stack = synthesized('prod');
const alarms = stack
  .of<Alarm>('AWS::CloudWatch::Alarm')
  .map(([id, alarm]) => [id.replace(/^Alarms|[0-9A-F]{8}$/g, ''), alarm] as const);

/** What an alarm listens to, and when it rings. */
const listening = ({ MetricName, Statistic, Period, Metrics = [], ...alarm }: Alarm) => {
  const summed = Metrics.flatMap(({ MetricStat }) => MetricStat ?? []);
  const { Threshold, EvaluationPeriods, DatapointsToAlarm = EvaluationPeriods } = alarm;
  const sign = alarm.ComparisonOperator === 'GreaterThanOrEqualToThreshold' ? '>=' : alarm.ComparisonOperator;
  return [
    MetricName ?? `sum of ${[...new Set(summed.map(({ Metric }) => Metric.MetricName))]}`,
    Statistic ?? 'Sum',
    `${sign} ${Threshold}`,
    `${DatapointsToAlarm} of ${EvaluationPeriods} x ${Period ?? [...new Set(summed.map((one) => one.Period))]} s`,
    alarm.TreatMissingData,
  ].join(', ');
};

/** Every alarm is of one of these kinds, with the same numbers as its kind. */
const kinds: readonly [name: RegExp, count: number, rings: string][] = [
  [/^ServerErrors$/, 1, '5XXError, Sum, >= 5, 1 of 1 x 3600 s, notBreaching'],
  [/^(Entry|Screens|Work|Crisis)\d?Errors$/, 7, 'sum of Errors, Sum, >= 3, 1 of 1 x 3600 s, notBreaching'],
  [
    /^(Entry|Screens|Work|Crisis)\d?Throttles$/,
    7,
    'sum of Throttles, Sum, >= 1, 1 of 1 x 300 s, notBreaching',
  ],
  [/^LeaderboardFollowAwardsAge$/, 1, 'IteratorAge, Maximum, >= 300000, 1 of 1 x 300 s, notBreaching'],
  [/^LeaderboardFollowAwardsMissed$/, 1, 'NumberOfMessagesSent, Sum, >= 1, 1 of 1 x 300 s, notBreaching'],
  [
    /DeadLetters$/,
    functions.filter(({ queue }) => queue !== undefined).length + 1,
    'ApproximateNumberOfMessagesVisible, Maximum, >= 1, 1 of 1 x 300 s, notBreaching',
  ],
  [/^SettlementStartStops$/, 1, 'Invocations, Sum, LessThanThreshold 1, 5 of 5 x 21600 s, breaching'],
  [/(?<!Start)Stops$/, 4, 'Invocations, Sum, LessThanThreshold 1, 1 of 1 x 900 s, breaching'],
  [/^ModelBudget$/, 1, 'ai_stage_resting, Sum, >= 1, 1 of 1 x 300 s, notBreaching'],
];

test.each(kinds)('the alarms %s: %i of them ring at %s', (name, count, rings) => {
  const found = alarms.filter(([id]) => name.test(id));
  expect(found).toHaveLength(count);
  expect([...new Set(found.map(([, alarm]) => listening(alarm)))]).toEqual([rings]);
});

test('every alarm is of one kind', () => {
  for (const [id] of alarms) expect([id, kinds.filter(([name]) => name.test(id)).length]).toEqual([id, 1]);
});

const listened = (consequence: string, metric: 'Errors' | 'Throttles') => {
  const own = alarms.filter(([id]) => new RegExp(`^${consequence}\\d?${metric}$`).test(id));
  return own.map(([, alarm]) => alarm);
};

test.each(Object.entries(consequences))(
  'what fails with the consequence %s rings together, says so, and each function counts by how often it runs',
  (consequence, means) => {
    const declared = functions.filter((one) => one.consequence === consequence);
    for (const metric of ['Errors', 'Throttles'] as const) {
      const own = listened(consequence, metric);
      const terms = own.flatMap(({ Metrics = [] }) =>
        Metrics.flatMap(({ Expression }) => Expression?.match(/FILL\(\w+, 0\) \* \d+/g) ?? []),
      );
      expect(terms).toEqual(
        declared.map(
          ({ name, isFrequent }) => `FILL(${name}, 0) * ${metric === 'Throttles' || isFrequent ? 1 : 3}`,
        ),
      );
      for (const { AlarmDescription, Metrics = [] } of own) {
        expect(AlarmDescription.startsWith(`${means}. One of these `)).toBe(true);
        // The sum alone is compared with the threshold.
        expect(Metrics.filter(({ ReturnData }) => ReturnData !== false)).toEqual([
          expect.objectContaining({ Expression: expect.stringMatching(/^SUM\(/) }),
        ]);
      }
    }
  },
);
