import { type CfnElement, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Grant } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type MediaPrefix, mediaPrefixes } from '../../contract/media';
import type { MediaOperation } from '../declaration';
import { recoveryPeriodInDays } from '../table-features';

/**
 * The private bucket of uploads. Objects are readable only by addresses that a function has signed; the site forwards /media/*
 * without signing.
 */
export class Media extends Construct {
  readonly bucket: s3.Bucket;

  constructor(scope: Construct, id: string, { keepData }: { keepData: boolean }) {
    super(scope, id);
    this.bucket = new s3.Bucket(this, 'Bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // An object that was deleted or overwritten by mistake can be taken back, as long as the table can be restored.
      versioned: true,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      // CloudFormation cannot delete a bucket that has objects, and every deployment puts the store's pictures there.
      autoDeleteObjects: !keepData,
      lifecycleRules: Object.entries(mediaPrefixes).map(([prefix, { keptForDays }]) => ({
        id: prefix,
        prefix: `media/${prefix}/`,
        ...(typeof keptForDays === 'number' && { expiration: Duration.days(keptForDays) }),
        noncurrentVersionExpiration: Duration.days(recoveryPeriodInDays),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      })),
    });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Access logs would hold signed addresses; functions log who asked for each of them.',
    });
  }

  /** Allows a function these operations on the objects of one prefix. */
  grant(fn: LambdaFunction, prefix: MediaPrefix, operations: readonly MediaOperation[]) {
    fn.addEnvironment('MEDIA_BUCKET', this.bucket.bucketName);
    Grant.addToPrincipal({
      grantee: fn,
      actions: operations.map((operation) => `s3:${operation}`),
      resourceArns: [this.bucket.arnForObjects(`media/${prefix}/*`)],
    });
    const bucket = Stack.of(this).getLogicalId(this.bucket.node.defaultChild as CfnElement);
    if (fn.role !== undefined)
      Validations.of(fn.role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<${bucket}.Arn>/media/${prefix}/*]`,
        reason: 'The names of the objects are not known before; the function reaches this prefix alone.',
      });
  }
}
