import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * For what has one name in the whole account, across regions: CloudFormation's own would be the same for one stage in two
 * regions.
 */
export const globalName = (scope: Construct): string => {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${region}`;
};
