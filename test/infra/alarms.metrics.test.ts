import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { metrics } from '../../contract/metrics';
import { alarmsOf, causesOf, watchedBy } from '../support/alarms';

interface Documented {
  readonly unit: 'Count' | 'Seconds' | 'Milliseconds' | 'Percent' | 'None';
  readonly statistics: readonly string[];
  /** The sets of dimensions with which AWS publishes the metric. Another set finds nothing, and the alarm is silent for ever. */
  readonly dimensions: readonly (readonly string[])[];
  readonly source: string;
}

const pages = {
  lambda: 'https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html',
  api: 'https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-metrics-and-dimensions.html',
  sqs: 'https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html',
  table: 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html',
  pool: 'https://docs.aws.amazon.com/cognito/latest/developerguide/metrics-for-cognito-user-pools.html',
  site: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/programming-cloudwatch-metrics.html',
  mail: 'https://docs.aws.amazon.com/ses/latest/dg/event-publishing-add-event-destination-cloudwatch.html',
};

const counted = (source: string, dimensions: Documented['dimensions'], statistics = ['Sum']) => ({
  unit: 'Count' as const,
  statistics,
  dimensions,
  source,
});
const ofFunction = counted(pages.lambda, [['FunctionName']]);
const ofQueue = counted(pages.sqs, [['QueueName']], ['Sum', 'Maximum']);
const ofTable = counted(pages.table, [['TableName'], ['TableName', 'GlobalSecondaryIndexName']]);
const ofPool = counted(pages.pool, [['UserPool', 'UserPoolClient']]);
const ofMail = counted(pages.mail, [['ses:configuration-set']]);
const ofSite = { dimensions: [['DistributionId', 'Region']], source: pages.site };

/** The metrics of AWS that alarms watch, as AWS documents them. */
const documented: Record<string, Documented> = {
  'AWS/Lambda Errors': ofFunction,
  'AWS/Lambda Throttles': ofFunction,
  'AWS/Lambda Invocations': ofFunction,
  'AWS/Lambda IteratorAge': { ...ofFunction, unit: 'Milliseconds', statistics: ['Maximum'] },
  'AWS/ApiGateway 5XXError': counted(pages.api, [['ApiName']]),
  'AWS/ApiGateway Count': counted(pages.api, [['ApiName']], ['SampleCount']),
  'AWS/SQS ApproximateNumberOfMessagesVisible': ofQueue,
  'AWS/SQS NumberOfMessagesSent': ofQueue,
  'AWS/SQS ApproximateAgeOfOldestMessage': { ...ofQueue, unit: 'Seconds' },
  'AWS/DynamoDB ReadThrottleEvents': ofTable,
  'AWS/DynamoDB WriteThrottleEvents': ofTable,
  'AWS/Cognito SignInThrottles': ofPool,
  'AWS/Cognito SignUpThrottles': ofPool,
  'AWS/Cognito TokenRefreshThrottles': ofPool,
  'AWS/CloudFront 5xxErrorRate': { ...ofSite, unit: 'Percent', statistics: ['Average'] },
  'AWS/CloudFront Requests': { ...ofSite, unit: 'None', statistics: ['Sum'] },
  'AWS/SES Send': ofMail,
  'AWS/SES Bounce': ofMail,
  'AWS/SES Complaint': ofMail,
};

const alarms = [...alarmsOf('prod')];
const watched = alarms.flatMap(([name, alarm]) => watchedBy(alarm).map((metric) => ({ name, ...metric })));
const ofAws = watched.filter(({ Namespace }) => Namespace.startsWith('AWS/'));
const keyOf = ({ Namespace, MetricName }: (typeof watched)[number]) => `${Namespace} ${MetricName}`;

test.each(alarms.map(([name]) => name))('%s watches its metrics with dimensions that have data', (name) => {
  for (const metric of watched.filter((one) => one.name === name)) {
    const dimensions = metric.Dimensions?.map(({ Name }) => Name).toSorted();
    if (metric.Namespace === 'Inkwren') {
      const own = metrics[metric.MetricName as keyof typeof metrics];
      expect([metric.MetricName, own.by.length === 0 || 'total' in own]).toEqual([metric.MetricName, true]);
      expect([dimensions, metric.statistic]).toEqual([['stage'], 'Sum']);
    } else {
      const { dimensions: sets, statistics } = documented[keyOf(metric)] as Documented;
      expect(sets.map((set) => set.toSorted())).toContainEqual(dimensions);
      expect(statistics).toContain(metric.statistic);
    }
  }
});

test('every metric of the table is watched, and its source is a page of AWS', () => {
  expect(Object.keys(documented).toSorted()).toEqual([...new Set(ofAws.map(keyOf))].toSorted());
  for (const { source } of Object.values(documented))
    expect(source).toMatch(/^https:\/\/docs\.aws\.amazon\.com\//);
});

test('no alarm asks for a unit: with another one than the published it would find nothing', () => {
  expect(alarms.filter(([, { Unit }]) => Unit !== undefined)).toEqual([]);
});

/** Five minutes in the unit of a metric. */
const fiveMinutes = { Seconds: 300, Milliseconds: 300_000 };

test('times are compared in the unit of their metric', () => {
  const unitOf = (metric: string) => documented[metric]?.unit as keyof typeof fiveMinutes;
  const age = alarmsOf('prod').get('LeaderboardFollowAwardsAge');
  expect(age?.Threshold).toBe(fiveMinutes[unitOf('AWS/Lambda IteratorAge')]);
  const crisis = alarmsOf('prod')
    .get('CrisisWaits')
    ?.Metrics?.find(({ Expression }) => Expression);
  const inUnit = fiveMinutes[unitOf('AWS/SQS ApproximateAgeOfOldestMessage')];
  expect(crisis?.Expression).toBe(`IF((FILL(mailCrisisWorker, 0) >= ${inUnit}), 1, 0)`);
});

test('the metrics of CloudFront are those of the region Global, and only a stack in us-east-1 has them', () => {
  const region = watched.flatMap(({ Namespace, Dimensions = [] }) =>
    Namespace === 'AWS/CloudFront' ? Dimensions.filter(({ Name }) => Name === 'Region') : [],
  );
  expect(new Set(region.map(({ Value }) => Value))).toEqual(new Set(['Global']));
  expect(alarmsOf('prodInIreland').has('SiteErrors')).toBe(false);
  expect(alarmsOf('demo').has('SiteErrors')).toBe(false);
  expect(alarmsOf('demoInVirginia').has('SiteErrors')).toBe(true);
});

test('docs/operations.md says what the alarms of production cost in a month', () => {
  const [cents, ofComposite] = [10 * watched.length, 50 * causesOf('prod').size];
  const operations = readFileSync('docs/operations.md', 'utf8');
  const [, alone, perCause, all] =
    /(\d+) metrics at \$0\.10 and (\d+) composite alarms at \$0\.50: \$(\d+\.\d\d) a month/.exec(
      operations,
    ) ?? [];
  expect([alone, perCause, all]).toEqual([
    String(watched.length),
    String(causesOf('prod').size),
    ((cents + ofComposite) / 100).toFixed(2),
  ]);
});
