import { type Stack, Token, Validations } from 'aws-cdk-lib';

/** The function of the CDK that copies the site into its bucket: a singleton of the stack with this name. */
const deploymentFunction = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';

const basicExecutionRole =
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]';

const shown = (value: string, name: string) => (Token.isUnresolved(value) ? `<AWS::${name}>` : value);

/** An ARN of the stack's account as findings write it: values that are known only at deployment are placeholders. */
export const arnIn = ({ partition, region, account }: Stack, service: string, resource: string) =>
  `arn:${shown(partition, 'Partition')}:${service}:${shown(region, 'Region')}:${shown(account, 'AccountId')}:${resource}`;

/** The objects of the bucket of CDK's assets: its ARN has neither account nor region, its name has both. */
const assetsIn = ({ partition, region, account }: Stack) =>
  `arn:${shown(partition, 'Partition')}:s3:::cdk-hnb659fds-assets-${shown(account, 'AccountId')}-${shown(region, 'Region')}/*`;

const copying = (stack: Stack) => [
  'Action::s3:GetObject*',
  'Action::s3:GetBucket*',
  'Action::s3:List*',
  'Action::s3:DeleteObject*',
  'Action::s3:Abort*',
  `Resource::${assetsIn(stack)}`,
];

const reason =
  "CDK's BucketDeployment brings this function and role along; they run during a deployment only, on the site's bucket and CDK's assets.";

/**
 * Acknowledges findings in resources that the CDK library generates and we cannot change. Each finding is named, so that new ones
 * still show.
 */
export const acknowledgeSiteDeployment = (stack: Stack, siteBucketId: string) => {
  const own = [`Resource::<${siteBucketId}.Arn>/*`, 'Resource::*'];
  Validations.of(stack.node.findChild(deploymentFunction)).acknowledge(
    { id: basicExecutionRole, reason },
    { id: 'AwsSolutions-L1', reason },
    ...[...copying(stack), ...own].map((finding) => ({ id: `AwsSolutions-IAM5[${finding}]`, reason })),
  );
};
