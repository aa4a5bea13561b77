import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { cdkOwn, synthesized } from '../support/stack';

const stages = [
  ['demo', false, 'Delete'],
  ['prod', true, 'Retain'],
] as const;

test.each(['demo', 'prod'] as const)(
  '%s: the table is on demand, encrypted and restorable to a point in time',
  (stage) => {
    synthesized(stage).template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
      Replicas: [
        Match.objectLike({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }),
      ],
    });
  },
);

test.each(stages)('%s: deletion protection of table and user pool: %p', (stage, isProtected, policy) => {
  const { template } = synthesized(stage);
  template.hasResource('AWS::DynamoDB::GlobalTable', {
    DeletionPolicy: policy,
    Properties: { Replicas: [Match.objectLike({ DeletionProtectionEnabled: isProtected })] },
  });
  template.hasResource('AWS::Cognito::UserPool', {
    DeletionPolicy: policy,
    Properties: { DeletionProtection: isProtected ? 'ACTIVE' : 'INACTIVE' },
  });
});

test.each([
  ['demo', 'Delete'],
  ['prod', 'RetainExceptOnCreate'],
] as const)('%s: logs and the key of the model service: %s', (stage, policy) => {
  const resources = Object.entries<{ Type: string; DeletionPolicy: string }>(
    synthesized(stage).template.toJSON().Resources,
  ).filter(([id, { Type }]) => Type === 'AWS::Logs::LogGroup' || id.startsWith('AiKey'));
  expect(resources.length).toBeGreaterThan(20);
  expect(resources.filter(([, { DeletionPolicy }]) => DeletionPolicy !== policy)).toEqual([]);
});

test.each(stages)(
  '%s: the bucket of pictures is kept with the data: %p, %s',
  (stage, isProtected, policy) => {
    const { template } = synthesized(stage);
    const [bucket] = Object.keys(
      template.findResources('AWS::S3::Bucket', { DeletionPolicy: policy }),
    ).filter((id) => id.startsWith('MediaBucket'));
    expect(bucket).toBeDefined();
    // CloudFormation deletes empty buckets only.
    const emptied = Object.values(template.findResources('Custom::S3AutoDeleteObjects'));
    expect(emptied.map(({ Properties }) => Properties.BucketName)).toEqual(
      isProtected ? [] : [{ Ref: bucket }],
    );
  },
);

test('there is one table', () => {
  const { template } = synthesized();
  template.resourceCountIs('AWS::DynamoDB::GlobalTable', 1);
  template.resourceCountIs('AWS::DynamoDB::Table', 0);
});

interface PolicyOf {
  readonly Bucket: { Ref: string };
  readonly PolicyDocument: { Statement: { Effect: string; Principal: Record<string, unknown> }[] };
}

/** Each bucket of both stages. */
const buckets = stages.flatMap(([stage]) =>
  synthesized(stage)
    .of('AWS::S3::Bucket')
    .map(([id, properties]) => [stage, id, properties] as const),
);

test.each(buckets)('%s: the bucket %s is closed to the public and encrypted', (_stage, _id, properties) => {
  expect(properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
    },
  });
  expect(properties).not.toHaveProperty('WebsiteConfiguration');
  expect(properties).not.toHaveProperty('AccessControl');
  expect(properties).not.toHaveProperty('CorsConfiguration');
});

/** CDK's own function, which empties a bucket before it is deleted. */
const emptier = { AWS: { 'Fn::GetAtt': [expect.stringMatching(cdkOwn), 'Arn'] } };

test.each(buckets)('%s: the bucket %s speaks TLS only, and lets nobody in but services', (stage, id) => {
  const statements = synthesized(stage)
    .of<PolicyOf>('AWS::S3::BucketPolicy')
    .filter(([, { Bucket }]) => Bucket.Ref === id)
    .flatMap(([, { PolicyDocument }]) => PolicyDocument.Statement);
  const arn = { 'Fn::GetAtt': [id, 'Arn'] };
  expect(statements).toContainEqual({
    Effect: 'Deny',
    Action: 's3:*',
    Principal: { AWS: '*' },
    Resource: [arn, { 'Fn::Join': ['', [arn, '/*']] }],
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  });
  const allowed = statements.filter(({ Effect }) => Effect === 'Allow').map(({ Principal }) => Principal);
  const others = allowed.filter((principal) => !('Service' in principal));
  expect(others).toEqual(stage === 'demo' && id.startsWith('Media') ? [emptier] : []);
});
