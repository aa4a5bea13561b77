import { Duration, RemovalPolicy } from 'aws-cdk-lib';
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

/** Changes of items of one kind: as they are afterwards, or as they were. */
const ofKind = (kind: string, image: 'NewImage' | 'OldImage') =>
  FilterCriteria.filter({ dynamodb: { [image]: { kind: { S: FilterRule.isEqual(kind) } } } });

/** The one table. What lies in it: docs/access-patterns.md. */
export class Table extends Construct {
  private readonly table: dynamodb.TableV2;

  constructor(scope: Construct, id: string, { keepData }: { keepData: boolean }) {
    super(scope, id);
    this.table = new dynamodb.TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          // Items that operators and schedules work through, each list in the order of its times. Sparse.
          indexName: 'listing' satisfies TableIndex,
          partitionKey: { name: 'list', type: dynamodb.AttributeType.STRING },
          sortKey: { name: 'listed_at', type: dynamodb.AttributeType.STRING },
        },
        {
          // The students of a school, with what a leaderboard shows of them.
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
          ],
        },
      ],
      dynamoStream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      billing: dynamodb.Billing.onDemand(),
      encryption: dynamodb.TableEncryptionV2.awsManagedKey(),
      // What was deleted has to be gone everywhere within thirty days.
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 14 },
      timeToLiveAttribute: 'expires_at',
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  get name() {
    return this.table.tableName;
  }

  /** What a function does with items whose keys it knows, named one by one. */
  grant(grantee: IGrantable, operations: readonly TableOperation[]) {
    const actions = operations.map((operation) => `dynamodb:${operation}`);
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.table.tableArn] });
  }

  grantQuery(grantee: IGrantable, index: TableIndex) {
    const resourceArns = [`${this.table.tableArn}/index/${index}`];
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:Query'], resourceArns });
  }

  /**
   * Hands every change of a person's record to a function, in order, added up over windows of a minute. A batch that fails
   * is tried ten more times, with growing pauses: enough for a table that throttles or a short outage. Then `failures` is
   * told which records they were (not what is in them), which starts the repair, and the stream goes on, instead of standing still for a day and
   * forgetting the rest. A batch is not split to find the one bad record: the repair that follows starts from what is
   * stored, whatever was lost, and an outage would become a message for each record.
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
   * Hands orders of a kind to the function that carries them out, as they are written. What fails is not handed over again: it
   * is on a list until it is done, which a schedule works through. A stream takes two readers.
   */
  feedOrders(fn: LambdaFunction, kind: string) {
    fn.addEventSource(
      new DynamoEventSource(this.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 10,
        retryAttempts: 0,
        filters: [ofKind(kind, 'NewImage')],
      }),
    );
  }
}
