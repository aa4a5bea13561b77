import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import {
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { TableIndex, TableOperation } from '../declaration';
import { type Metrics, soon } from './alarms/terms';

const indexes: readonly TableIndex[] = ['listing', 'school'];

import type { Settings } from '../settings-schema';
import { recoveryPeriodInDays, streamView, timeToLiveAttribute } from '../table-features';

/** A filter for changes of one kind of item, by its new or its old image. */
const ofKind = (kind: string, image: 'NewImage' | 'OldImage') =>
  FilterCriteria.filter({ dynamodb: { [image]: { kind: { S: FilterRule.isEqual(kind) } } } });

type RestoredTable = NonNullable<Settings['restoredTable']>;
type TableSettings = Pick<Settings, 'keepData' | 'restoredTable'>;

/** The one table. Its items: docs/access-patterns.md. */
export class Table extends Construct {
  private readonly table: dynamodb.ITableV2;

  constructor(scope: Construct, id: string, { keepData, restoredTable }: TableSettings) {
    super(scope, id);
    this.table = restoredTable === undefined ? this.create(keepData) : this.find(restoredTable);
  }

  /** The table that a restore has made. The script has given it what `create` gives a new one. */
  private find({ name, streamArn }: RestoredTable): dynamodb.ITableV2 {
    return dynamodb.TableV2.fromTableAttributes(this, 'Restored', {
      tableName: name,
      tableStreamArn: streamArn,
    });
  }

  private create(keepData: boolean): dynamodb.TableV2 {
    return new dynamodb.TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          // Sparse: only items that operators and schedules process, each list sorted by time.
          indexName: 'listing' satisfies TableIndex,
          partitionKey: { name: 'list', type: dynamodb.AttributeType.STRING },
          sortKey: { name: 'listed_at', type: dynamodb.AttributeType.STRING },
        },
        {
          // The students of a school, with the fields that a leaderboard shows.
          indexName: 'school' satisfies TableIndex,
          partitionKey: { name: 'school_key', type: dynamodb.AttributeType.STRING },
          sortKey: { name: 'id', type: dynamodb.AttributeType.STRING },
          projectionType: dynamodb.ProjectionType.INCLUDE,
          nonKeyAttributes: [
            'username',
            'account_type',
            'consents',
            'points',
            'weeks',
            'reached',
            'scored_at',
            'streak',
            'last_activity_date',
            'rest_days',
            'time_zone',
          ],
        },
      ],
      dynamoStream: dynamodb.StreamViewType[streamView],
      billing: dynamodb.Billing.onDemand(),
      encryption: dynamodb.TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays },
      timeToLiveAttribute,
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  get name() {
    return this.table.tableName;
  }

  /** The throttled calls of the table and of each index: neither counts those of the others. */
  get throttles(): Metrics {
    const counts = (id: string, dimensions: Record<string, string>) =>
      ['Read', 'Write'].map((what) => [
        `${id}${what}s`,
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName: `${what}ThrottleEvents`,
          dimensionsMap: { TableName: this.table.tableName, ...dimensions },
          statistic: 'Sum',
          label: `${id}, ${what.toLowerCase()}s`,
          ...soon,
        }),
      ]);
    const ofIndexes = indexes.flatMap((index) => counts(index, { GlobalSecondaryIndexName: index }));
    return Object.fromEntries([...counts('table', {}), ...ofIndexes]);
  }

  /** Allows these operations on items by key, each named individually. */
  grant(grantee: IGrantable, operations: readonly TableOperation[]) {
    const actions = operations.map((operation) => `dynamodb:${operation}`);
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.table.tableArn] });
  }

  grantQuery(grantee: IGrantable, index: TableIndex) {
    const resourceArns = [`${this.table.tableArn}/index/${index}`];
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:Query'], resourceArns });
  }

  /**
   * Delivers every change of a user's record to a function, in order, aggregated over windows of a minute. A failed batch is
   * retried ten times with growing pauses: enough for a throttled table or a short outage. Then the positions of the records (not
   * their content) are sent to `failures`, which starts the repair, and the stream continues instead of blocking for a day and
   * losing the rest. A batch is not bisected to find one bad record: the repair starts from the stored data whatever was lost,
   * and an outage would cause one message per record.
   */
  feed(fn: LambdaFunction, failures: IQueue) {
    fn.addEventSource(
      new DynamoEventSource(this.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 2000,
        maxBatchingWindow: Duration.seconds(5),
        tumblingWindow: Duration.minutes(1),
        retryAttempts: 10,
        onFailure: new SqsDlq(failures),
        filters: [ofKind('User', 'NewImage'), ofKind('User', 'OldImage')],
      }),
    );
  }
  /**
   * Delivers new items of one kind to a function, in order. A record that fails six times is discarded, so that it does not block
   * later ones.
   */
  feedInserted(fn: LambdaFunction, kind: string) {
    fn.addEventSource(
      new DynamoEventSource(this.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        maxBatchingWindow: Duration.seconds(5),
        retryAttempts: 5,
        reportBatchItemFailures: true,
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: { NewImage: { kind: { S: FilterRule.isEqual(kind) } } },
          }),
        ],
      }),
    );
  }
}
