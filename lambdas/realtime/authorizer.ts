import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { log } from '../platform/log';
import { cameThroughSite } from './came-through-site';
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

/**
 * Authorizes a WebSocket by a ticket in the query: `POST /realtime/ticket` issues it, and it opens one socket. A request that
 * bypasses CloudFront does not consume the ticket.
 */
export const authorizeSocket = async (
  event: APIGatewayRequestAuthorizerEvent,
): Promise<APIGatewayAuthorizerResult> => {
  const ticket = event.queryStringParameters?.token ?? '';
  const userId = cameThroughSite(event.headers) ? await redeemTicket(ticket) : undefined;
  if (userId !== undefined) return { ...answer('Allow', userId, event.methodArn), context: { userId } };
  // Denied and not thrown: an expired ticket is not an error of the function and must not raise an alarm.
  log.info('socket refused');
  return answer('Deny', 'nobody', event.methodArn);
};
