import {
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { setting } from '../platform/config';
import { operatorGroup } from './identify';

let client: CognitoIdentityProviderClient | undefined;

/**
 * Whether somebody runs the place at this moment, by the pool's own word: a token says so for an hour after its owner has
 * left the group.
 */
export const isOperatorNow = async (sub: string): Promise<boolean> => {
  client ??= new CognitoIdentityProviderClient({});
  const { Groups = [] } = await client.send(
    new AdminListGroupsForUserCommand({ UserPoolId: setting('USER_POOL_ID'), Username: sub }),
  );
  return Groups.some(({ GroupName }) => GroupName === operatorGroup);
};
