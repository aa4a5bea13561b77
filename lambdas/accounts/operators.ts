import * as z from 'zod/mini';
import { awsCall } from '../platform/aws-call';
import { setting } from '../platform/config';
import { operatorGroup } from './identify';

const Answer = z.object({ Groups: z.array(z.object({ GroupName: z.string() })) });

/**
 * Whether a user is an operator at this moment, according to the user pool: a token contains the group for up to an hour after
 * the removal from it. Throws when the pool is down, so that the request is refused.
 */
export const isOperatorNow = async (poolUser: string): Promise<boolean> => {
  const input = { UserPoolId: setting('USER_POOL_ID'), Username: poolUser };
  const { Groups } = Answer.parse(await awsCall('cognito-idp', 'AdminListGroupsForUser', input));
  return Groups.some(({ GroupName }) => GroupName === operatorGroup);
};
