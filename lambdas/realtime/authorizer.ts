import { CognitoJwtVerifier } from 'aws-jwt-verify';
import {
  FetchError,
  JwksNotAvailableInCacheError,
  JwtBaseError,
  WaitPeriodNotYetEndedJwkError,
} from 'aws-jwt-verify/error';
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { optionalSetting, setting } from '../platform/config';
import { log } from '../platform/log';

const createVerifier = () => {
  const created = CognitoJwtVerifier.create({
    userPoolId: setting('USER_POOL_ID'),
    clientId: setting('USER_POOL_CLIENT_ID'),
    tokenUse: 'access',
  });
  const keys = optionalSetting('USER_POOL_JWKS');
  if (keys !== undefined) created.cacheJwks(JSON.parse(keys));
  return created;
};

let verifier: ReturnType<typeof createVerifier> | undefined;

/** The pool's keys cannot be had: that is not about the token. */
const isOutage = (error: Error): boolean =>
  error instanceof FetchError ||
  error instanceof JwksNotAvailableInCacheError ||
  error instanceof WaitPeriodNotYetEndedJwkError;

const answer = (
  Effect: 'Allow' | 'Deny',
  principalId: string,
  Resource: string,
): APIGatewayAuthorizerResult => ({
  principalId,
  policyDocument: {
    Version: '2012-10-17',
    Statement: [{ Action: 'execute-api:Invoke', Effect, Resource }],
  },
});

/** Lets a WebSocket in with an access token in the query, as browsers cannot send a header there. */
export const handler = async (
  event: APIGatewayRequestAuthorizerEvent,
): Promise<APIGatewayAuthorizerResult> => {
  verifier ??= createVerifier();
  try {
    const { sub } = await verifier.verify(event.queryStringParameters?.token ?? '');
    return { ...answer('Allow', sub, event.methodArn), context: { userId: sub } };
  } catch (error) {
    // Not thrown on: somebody's old token is no fault of the function, and must ring no alarm.
    if (!(error instanceof JwtBaseError) || isOutage(error)) throw error;
    log.info('socket refused', { reason: error.name });
    return answer('Deny', 'nobody', event.methodArn);
  }
};
