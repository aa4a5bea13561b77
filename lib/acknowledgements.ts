import { type Stack, Validations } from 'aws-cdk-lib';

/** CDK's own function that copies the site into its bucket: a singleton of the stack under this name. */
const deploymentFunction = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';

const basicExecutionRole =
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]';

const copying = [
  'Action::s3:GetObject*',
  'Action::s3:GetBucket*',
  'Action::s3:List*',
  'Action::s3:DeleteObject*',
  'Action::s3:Abort*',
  'Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*',
];

const reason =
  "CDK's BucketDeployment brings this function and role along; they run during a deployment only, on the site's bucket and CDK's assets.";

/**
 * Findings in parts that the CDK library writes and we cannot change. Each is named, so that a new one is not
 * let through with them.
 */
export const acknowledgeSiteDeployment = (stack: Stack, siteBucketId: string) => {
  const own = [`Resource::<${siteBucketId}.Arn>/*`, 'Resource::*'];
  Validations.of(stack.node.findChild(deploymentFunction)).acknowledge(
    { id: basicExecutionRole, reason },
    { id: 'AwsSolutions-L1', reason },
    ...[...copying, ...own].map((finding) => ({ id: `AwsSolutions-IAM5[${finding}]`, reason })),
  );
};
