import { pause } from '../platform/clock';
import { setting } from '../platform/config';
import { signedRequest } from '../platform/signed-request';

const milliseconds = 5000;
const retries = 3;

const addressOf = (connectionId: string) =>
  new URL(`${setting('REALTIME_ENDPOINT')}/@connections/${encodeURIComponent(connectionId)}`);

const tryOnce = (method: 'POST' | 'GET' | 'DELETE', connectionId: string, body: string | undefined) =>
  signedRequest('execute-api', {
    method,
    address: addressOf(connectionId),
    milliseconds,
    ...(body !== undefined && { body }),
  });

/**
 * Sends to a connection, asks for it or closes it. False when it does not exist: API Gateway answers 410. Transient failures are
 * retried, others thrown.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-how-to-call-websocket-api-connections.html
 */
export const callConnection = async (
  method: 'POST' | 'GET' | 'DELETE',
  connectionId: string,
  body?: string,
): Promise<boolean> => {
  for (let retry = 0; ; retry++) {
    const answer = await tryOnce(method, connectionId, body);
    await answer.body?.cancel();
    if (answer.ok) return true;
    if (answer.status === 410) return false;
    const isTransient = answer.status >= 500 || answer.status === 429;
    if (!isTransient || retry === retries) throw new Error(`A connection answered ${answer.status}`);
    await pause(Math.random() * 50 * 2 ** retry);
  }
};
