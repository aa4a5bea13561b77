import * as z from 'zod/mini';
import { awsCall } from '../platform/aws-call';
import { setting } from '../platform/config';
import { operatorGroup } from './identify';

const Answer = z.object({ Groups: z.array(z.object({ GroupName: z.string() })) });

/**
 * Whether somebody runs the place at this moment, by the pool's own word: a token says so for an hour after its owner has
 * left the group. Throws when the pool cannot be asked: nobody is let in then.
 */
export const isOperatorNow = async (sub: string): Promise<boolean> => {
  const input = { UserPoolId: setting('USER_POOL_ID'), Username: sub };
  const { Groups } = Answer.parse(await awsCall('cognito-idp', 'AdminListGroupsForUser', input));
  return Groups.some(({ GroupName }) => GroupName === operatorGroup);
};
