import { RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

/** The one table. What lies in it: docs/access-patterns.md. */
export class Table extends Construct {
  private readonly table: dynamodb.TableV2;

  constructor(scope: Construct, id: string, { keepData }: { keepData: boolean }) {
    super(scope, id);
    this.table = new dynamodb.TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
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

  /** Reading and writing of known keys. No Scan: nothing in the product may walk over all children. */
  grantUse(grantee: IGrantable) {
    this.table.grant(
      grantee,
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    );
  }

  grantRead(grantee: IGrantable) {
    this.table.grant(grantee, 'dynamodb:GetItem', 'dynamodb:Query');
  }
}
