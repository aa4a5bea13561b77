import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** A name that is unique in the account across regions: the default name would be the same for one stage in two regions. */
export const globalName = (scope: Construct): string => {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${region}`;
};
