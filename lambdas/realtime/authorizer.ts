import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { log } from '../platform/log';
import { redeemTicket } from './ticket';

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

/** Authorizes a WebSocket by a ticket in the query: `POST /realtime/ticket` issues it, and it opens one socket. */
export const handler = async (
  event: APIGatewayRequestAuthorizerEvent,
): Promise<APIGatewayAuthorizerResult> => {
  const userId = await redeemTicket(event.queryStringParameters?.token ?? '');
  if (userId !== undefined) return { ...answer('Allow', userId, event.methodArn), context: { userId } };
  // Answered and not thrown: an old ticket is no fault of the function and must not raise an alarm.
  log.info('socket refused');
  return answer('Deny', 'nobody', event.methodArn);
};
