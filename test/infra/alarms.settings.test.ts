import { expect, test } from '@jest/globals';
import { heldSeconds } from '../../contract/jobs';
import { consequences, usualWaitMinutes } from '../../lib/declaration';
import { functions } from '../../lib/functions';
import { type Alarm, alarmsOf, causesOf, ringsAt, watchedBy } from '../support/alarms';

const alarms = [...alarmsOf('prod')];

/** What an alarm listens to, and when it rings. */
const listening = (alarm: Alarm) => {
  const watched = watchedBy(alarm);
  const one = (values: readonly unknown[]) => [...new Set(values)].join(' and ');
  const { Threshold, EvaluationPeriods, DatapointsToAlarm = EvaluationPeriods } = alarm;
  const sign = alarm.ComparisonOperator === 'GreaterThanOrEqualToThreshold' ? '>=' : alarm.ComparisonOperator;
  const [expression = ''] = (alarm.Metrics ?? []).flatMap(({ Expression }) => Expression?.split('(') ?? []);
  return [
    `${expression} ${one(watched.map(({ MetricName }) => MetricName))}`.trim(),
    one(watched.map(({ statistic }) => statistic)),
    `${sign} ${Threshold}`,
    `${DatapointsToAlarm} of ${EvaluationPeriods} x ${one(watched.map(({ period }) => period))} s`,
    alarm.TreatMissingData,
  ].join(', ');
};

/** Every alarm is of one of these kinds, with the same numbers as its kind. */
const kinds: readonly [name: RegExp, count: number, rings: string][] = [
  [/^ServerErrors$/, 1, 'IF 5XXError and Count, Sum and SampleCount, >= 1, 1 of 1 x 3600 s, notBreaching'],
  [
    /^(Entry|Screens|Work)\d?Errors$/,
    13,
    'IF Errors and Invocations, Sum, >= 1, 1 of 1 x 3600 s, notBreaching',
  ],
  [/^CrisisErrors$/, 1, 'IF Errors, Sum, >= 1, 1 of 1 x 3600 s, notBreaching'],
  [/^(Entry|Screens|Work|Crisis)\d?Throttles$/, 8, 'FILL Throttles, Sum, >= 1, 1 of 1 x 300 s, notBreaching'],
  [/^Work\d?Waits$/, 2, 'IF ApproximateAgeOfOldestMessage, Maximum, >= 1, 1 of 1 x 300 s, notBreaching'],
  // Those of a single queue.
  [
    /^(Entry|Crisis)Waits$/,
    2,
    'IF ApproximateAgeOfOldestMessage, Maximum, >= 1, 1 of 1 x 300 s, notBreaching',
  ],
  [
    /^TableThrottles$/,
    1,
    'FILL ReadThrottleEvents and WriteThrottleEvents, Sum, >= 50, 1 of 1 x 300 s, notBreaching',
  ],
  [
    /^PoolThrottles$/,
    1,
    'FILL SignInThrottles and TokenRefreshThrottles and SignUpThrottles, Sum, >= 10, 1 of 1 x 300 s, notBreaching',
  ],
  [/^SiteErrors$/, 1, 'IF 5xxErrorRate and Requests, Average and Sum, >= 1, 1 of 1 x 900 s, notBreaching'],
  [/^MailBounces$/, 1, 'IF Bounce and Send, Sum, >= 1, 1 of 1 x 86400 s, notBreaching'],
  [/^MailComplaints$/, 1, 'IF Complaint and Send, Sum, >= 1, 1 of 1 x 86400 s, notBreaching'],
  [/^ModelFailed$/, 1, 'IF model_failed and ai_calls, Sum, >= 1, 1 of 1 x 900 s, notBreaching'],
  [/^VoiceFailed$/, 1, 'IF voice_failed and voice_turn, Sum, >= 1, 1 of 1 x 900 s, notBreaching'],
  [/^LeaderboardFollowAwardsAge$/, 1, 'IteratorAge, Maximum, >= 300000, 1 of 1 x 300 s, notBreaching'],
  [/^LeaderboardFollowAwardsMissed$/, 1, 'NumberOfMessagesSent, Sum, >= 1, 1 of 1 x 300 s, notBreaching'],
  [
    /DeadLetters$/,
    functions.filter(({ queue }) => queue !== undefined).length + 1,
    'ApproximateNumberOfMessagesVisible, Maximum, >= 1, 1 of 1 x 300 s, notBreaching',
  ],
  [/^SettlementStartStops$/, 1, 'Invocations, Sum, LessThanThreshold 1, 5 of 5 x 21600 s, breaching'],
  [/(?<!Start)Stops$/, 7, 'Invocations, Sum, LessThanThreshold 1, 1 of 1 x 900 s, breaching'],
  [/^FlagOverdue$/, 1, 'flag_overdue, Sum, >= 1, 1 of 1 x 300 s, notBreaching'],
  [/^DeletionUndecided$/, 1, 'deletion_undecided, Sum, >= 1, 1 of 1 x 300 s, notBreaching'],
  [/^ModelBudgetNearly$/, 1, 'ai_stage_nearly, Sum, >= 1, 1 of 1 x 300 s, notBreaching'],
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

test.each(Object.entries(consequences))(
  'what fails or is throttled with the consequence %s rings together, and says so',
  (consequence, means) => {
    const declared = functions.filter((one) => one.consequence === consequence).map(({ name }) => name);
    for (const metric of ['Errors', 'Throttles'] as const) {
      const own = alarms.filter(([name]) => new RegExp(`^${consequence}\\d?${metric}$`).test(name));
      const watched = own.flatMap(([, alarm]) => watchedBy(alarm));
      expect(watched.flatMap(({ MetricName, id }) => (MetricName === metric ? id : []))).toEqual(declared);
      for (const [, { AlarmDescription }] of own)
        expect(AlarmDescription.startsWith(`${means}. One of these `)).toBe(true);
    }
  },
);

const queues = functions.filter(({ queue }) => queue !== undefined);
const waits = alarms.filter(([name]) => name.endsWith('Waits')).map(([, alarm]) => alarm);

test.each(queues)('a job of $name that has waited as long as it may raises an alarm', ({ name, queue }) => {
  const own = waits.filter((alarm) => watchedBy(alarm).some(({ id }) => id === name));
  const seconds = 60 * (queue?.waitsMinutes ?? usualWaitMinutes);
  expect(own.map((alarm) => ringsAt(alarm, { [name]: seconds }))).toEqual([true]);
  expect(own.map((alarm) => ringsAt(alarm, { [name]: seconds - 1 }))).toEqual([false]);
});

test.each(queues)(
  'a job of $name whose worker was killed twice raises none yet',
  ({ timeout = 15, queue }) => {
    const seconds = 60 * (queue?.waitsMinutes ?? usualWaitMinutes);
    expect(seconds).toBeGreaterThan(2 * heldSeconds(timeout));
  },
);

test('jobs that wait for a sender of mails in the settings raise no alarm', () => {
  const watched = [...alarmsOf('demo')].flatMap(([name, alarm]) =>
    name.endsWith('Waits') ? watchedBy(alarm).map(({ id }) => id) : [],
  );
  const unsent = queues.filter(({ queue }) => queue?.needsSender);
  expect(unsent.length).toBeGreaterThan(0);
  expect(watched.toSorted()).toEqual(
    queues.flatMap(({ name, queue }) => (queue?.needsSender ? [] : name)).toSorted(),
  );
});

/** The values of two metrics at which an alarm rings, and the nearest at which it does not. */
test.each<[name: string, rings: Record<string, number>, ...quiet: Record<string, number>[]]>([
  ['ModelFailed', { failed: 5, all: 50 }, { failed: 5, all: 51 }, { failed: 4, all: 4 }],
  ['VoiceFailed', { failed: 3, all: 30 }, { failed: 3, all: 31 }, { failed: 2, all: 2 }],
  ['MailBounces', { failed: 6, all: 200 }, { failed: 6, all: 201 }, { failed: 4, all: 4 }],
  ['MailComplaints', { failed: 1, all: 2000 }, { failed: 1, all: 2001 }, { failed: 0, all: 9 }],
  ['SiteErrors', { rate: 1, requests: 500 }, { rate: 0.99, requests: 9000 }, { rate: 100, requests: 4 }],
  ['TableThrottles', { tableWrites: 20, listingReads: 30 }, { tableWrites: 49 }],
  ['PoolThrottles', { siteSignIns: 5, childrenSignIns: 5 }, { siteSignIns: 9 }],
])('%s rings at %j, but not at %j', (name, rings, ...quiet) => {
  const alarm = new Map(alarms).get(name) as Alarm;
  expect(ringsAt(alarm, rings)).toBe(true);
  for (const values of quiet) expect(ringsAt(alarm, values)).toBe(false);
});

test('one cause is one mail: what it sets off is silent, and a crisis is never among it', () => {
  const causes = Object.fromEntries([...causesOf('prod')].map(([name, { silent }]) => [name, silent]));
  const named = (pattern: RegExp) => alarms.map(([name]) => name).filter((name) => pattern.test(name));
  expect(causes).toEqual({
    ScreensFail: ['ServerErrors', ...named(/^Screens\d?Errors$/), 'SiteErrors'],
    ConcurrencyShort: named(/^(Entry|Screens|Work)\d?Throttles$/),
    ModelFails: ['ModelFailed', 'VoiceFailed'],
  });
  for (const [, { signs }] of causesOf('prod')) expect(signs).toMatch(/^\((ALARM\(""\)( OR )?)+\)$/);
});

/** What AWS documents for certain in alarms: conditions of filled series, and sums of them. */
const condition = /\(FILL\(\w+, 0\)( \* FILL\(\w+, 0\) \/ 100)? >= (\d+|0\.\d+ \* FILL\(\w+, 0\))\)/;
const both = new RegExp(`\\(${condition.source} AND ${condition.source}\\)`);
const either = `(${condition.source}|${both.source})`;
const forms = [
  new RegExp(`^IF\\(${either}( OR ${either})*, 1, 0\\)$`),
  /^FILL\(\w+, 0\)( \+ FILL\(\w+, 0\))+$/,
];

test('an alarm has a form that AWS documents: no function over several series, and no array of expressions', () => {
  const expressions = alarms.flatMap(([, { Metrics = [] }]) =>
    Metrics.flatMap(({ Expression = [] }) => Expression),
  );
  expect(expressions.length).toBeGreaterThan(25);
  for (const expression of expressions) {
    expect([expression, forms.some((form) => form.test(expression))]).toEqual([expression, true]);
    // The API refuses longer ones.
    expect(expression.length).toBeLessThanOrEqual(2048);
  }
});
