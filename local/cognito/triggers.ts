import { CognitoError } from './errors';
import { isRecord } from './input';
import type { Pool } from './pool';

export interface TriggerCall {
  /** The full name, e.g. `PreSignUp_AdminCreateUser`. The part before the underscore is the trigger. */
  source: `${'PreSignUp' | 'PostConfirmation' | 'DefineAuthChallenge' | 'CreateAuthChallenge' | 'VerifyAuthChallengeResponse'}_${string}`;
  userId: string;
  /** Administrators call without an app client. */
  byAdmin?: boolean;
  /** From the app client for custom challenges. */
  custom?: boolean;
  request: { userAttributes: Record<string, string>; [key: string]: unknown };
  response: Record<string, unknown>;
}

/** Runs a trigger with the event of the real service. Its errors reach the caller, as on AWS. */
export const runTrigger = async (pool: Pool, call: TriggerCall): Promise<Record<string, unknown>> => {
  const { trigger, region, poolId, clientId, customClient } = pool.options;
  if (!trigger) return call.response;
  const name = call.source.split('_')[0] ?? call.source;
  const event = {
    version: '1',
    region,
    userPoolId: poolId,
    userName: call.userId,
    callerContext: {
      awsSdkVersion: 'aws-sdk-unknown-unknown',
      clientId: call.byAdmin ? 'CLIENT_ID_NOT_APPLICABLE' : call.custom ? customClient?.id : clientId,
    },
    triggerSource: call.source,
    request: call.request,
    response: call.response,
  };
  let answer: unknown;
  try {
    answer = await trigger(name, event);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${reason}.`);
  }
  if (!isRecord(answer) || !isRecord(answer.response))
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  return answer.response;
};

/** Real events have the client's metadata only if the client sent some. */
export const metadataPart = (metadata: Record<string, string>) => {
  return Object.keys(metadata).length > 0 ? { clientMetadata: metadata } : {};
};
