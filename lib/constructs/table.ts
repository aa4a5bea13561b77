import { RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

/** No Scan: nothing in the product may walk over all children. */
export type TableOperation = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

/** Items that operators and schedules work through, each list in the order of its times. Sparse. */
const listing = 'listing';

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
          indexName: listing,
          partitionKey: { name: 'list', type: dynamodb.AttributeType.STRING },
          sortKey: { name: 'listed_at', type: dynamodb.AttributeType.STRING },
        },
      ],
      billing: dynamodb.Billing.onDemand(),
      encryption: dynamodb.TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: 'expires_at',
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  get name() {
    return this.table.tableName;
  }

  /** What a function does with items whose keys it knows, named one by one. */
  grant(grantee: IGrantable, ...operations: TableOperation[]) {
    const actions = operations.map((operation) => `dynamodb:${operation}`);
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.table.tableArn] });
  }

  /** To page through the lists. */
  grantListing(grantee: IGrantable) {
    const resourceArns = [`${this.table.tableArn}/index/${listing}`];
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:Query'], resourceArns });
  }
}
