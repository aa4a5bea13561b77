import { accessKeyOf } from '../http';
import * as account from './account';
import * as admin from './admin';
import { CognitoError } from './errors';
import * as forgotten from './forgotten-password';
import { type Input, isRecord } from './input';
import { adminCreateUser } from './invite';
import { listUsers, listUsersInGroup } from './list-users';
import type { Pool } from './pool';
import { pruneState } from './prune';
import * as signIn from './sign-in';
import * as signUp from './sign-up';
import * as token from './software-token';

type Operation = (pool: Pool, input: Input) => object | Promise<object>;

/** Open to callers who know the client id, as on AWS. */
const publicOperations: Record<string, Operation> = {
  InitiateAuth: signIn.initiateAuth,
  RespondToAuthChallenge: signIn.respondToAuthChallenge,
  GetTokensFromRefreshToken: signIn.getTokensFromRefreshToken,
  SignUp: signUp.signUp,
  ConfirmSignUp: signUp.confirmSignUp,
  ResendConfirmationCode: signUp.resendConfirmationCode,
  GetUser: account.getUser,
  UpdateUserAttributes: account.updateUserAttributes,
  ChangePassword: account.changePassword,
  AssociateSoftwareToken: token.associateSoftwareToken,
  VerifySoftwareToken: token.verifySoftwareToken,
  SetUserMFAPreference: token.setUserMfaPreference,
  GlobalSignOut: account.globalSignOut,
  DeleteUser: account.deleteUser,
  RevokeToken: account.revokeToken,
  ForgotPassword: forgotten.forgotPassword,
  ConfirmForgotPassword: forgotten.confirmForgotPassword,
};

/** Operations that require a request signed with AWS credentials. */
const adminOperations: Record<string, Operation> = {
  AdminCreateUser: adminCreateUser,
  AdminGetUser: admin.adminGetUser,
  AdminSetUserPassword: admin.adminSetUserPassword,
  AdminUpdateUserAttributes: admin.adminUpdateUserAttributes,
  AdminDisableUser: admin.adminDisableUser,
  AdminEnableUser: admin.adminEnableUser,
  AdminDeleteUser: admin.adminDeleteUser,
  AdminUserGlobalSignOut: admin.adminUserGlobalSignOut,
  AdminSetUserMFAPreference: token.adminSetUserMfaPreference,
  AdminAddUserToGroup: admin.adminAddUserToGroup,
  AdminRemoveUserFromGroup: admin.adminRemoveUserFromGroup,
  AdminListGroupsForUser: admin.adminListGroupsForUser,
  ListUsers: listUsers,
  ListUsersInGroup: listUsersInGroup,
};

export interface Call {
  operation: string;
  authorization: string | undefined;
  body: string;
}

/** Answers a call. Its changes, including a counted failure, are on disk before the answer is sent. */
export const perform = async (pool: Pool, call: Call): Promise<object> => {
  try {
    return await find(pool, call)(pool, parse(call.body));
  } finally {
    pruneState(pool.state);
    pool.save();
  }
};

/**
 * Trusts the access key of a signature without verifying the signature. Calls of the browser have no signature, and a function is
 * limited to the permissions of its role.
 */
const find = (pool: Pool, { operation, authorization }: Call): Operation => {
  if (Object.hasOwn(publicOperations, operation)) return publicOperations[operation] as Operation;
  if (!Object.hasOwn(adminOperations, operation))
    throw new CognitoError('UnknownOperationException', `Unknown operation ${operation}`);
  if (!authorization?.startsWith('AWS4-HMAC-SHA256'))
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const accessKey = accessKeyOf(authorization);
  if (pool.options.allows?.(accessKey, operation) === false)
    throw new CognitoError(
      'AccessDeniedException',
      `${accessKey} is not authorized to perform: cognito-idp:${operation}`,
    );
  return adminOperations[operation] as Operation;
};

const parse = (body: string): Input => {
  try {
    const input: unknown = JSON.parse(body);
    if (isRecord(input)) return input;
  } catch {}
  throw new CognitoError('SerializationException', 'The request body is not a JSON object');
};
