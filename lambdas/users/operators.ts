import * as z from 'zod/mini';
import { awsCall } from '../platform/aws-call';
import { setting } from '../platform/config';
import { operatorGroup } from './identify';

const Answer = z.object({ Groups: z.array(z.object({ GroupName: z.string() })) });

/**
 * Whether a user is an operator at this moment, according to the user pool: a token says so for up to an hour after the
 * removal from the group. Throws when the pool is down: the request is refused then.
 */
export const isOperatorNow = async (sub: string): Promise<boolean> => {
  const input = { UserPoolId: setting('USER_POOL_ID'), Username: sub };
  const { Groups } = Answer.parse(await awsCall('cognito-idp', 'AdminListGroupsForUser', input));
  return Groups.some(({ GroupName }) => GroupName === operatorGroup);
};
