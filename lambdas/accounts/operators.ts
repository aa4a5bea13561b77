import * as z from 'zod/mini';
import { awsCall } from '../platform/aws-call';
import { setting } from '../platform/config';
import { operatorGroup } from './identify';

const Groups = z.object({ Groups: z.array(z.object({ GroupName: z.string() })) });

const Factors = z.object({ UserMFASettingList: z.optional(z.nullable(z.array(z.string()))) });

export interface PoolStanding {
  readonly isOperator: boolean;
  /** Whether the pool demands the code of an authenticator app at each sign-in. */
  readonly hasFactor: boolean;
}

/**
 * What the user pool says of an operator at this moment: a token contains the group for up to an hour after the removal from it, and
 * nothing of the second factor. Throws when the pool is down, so that the request is refused.
 */
export const standingInPool = async (poolUser: string): Promise<PoolStanding> => {
  const ask = (operation: string) =>
    awsCall('cognito-idp', operation, { UserPoolId: setting('USER_POOL_ID'), Username: poolUser });
  const [groups, user] = await Promise.all([ask('AdminListGroupsForUser'), ask('AdminGetUser')]);
  return {
    isOperator: Groups.parse(groups).Groups.some(({ GroupName }) => GroupName === operatorGroup),
    hasFactor: Factors.parse(user).UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false,
  };
};
