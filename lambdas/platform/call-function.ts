import { setting } from './config';
import { endpointOf } from './endpoint';
import { signedRequest } from './signed-request';

/** Below the 29 seconds after which API Gateway gives up on the call. */
const milliseconds = 28_500;

/**
 * Calls another function of the stack, named by a setting, and waits until it ends. Lambda stores nothing of a synchronous
 * call. The call is never retried. Throws when the function fails or does not end in time.
 * https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
export const callFunction = async (name: `${string}_FUNCTION`, event: object): Promise<void> => {
  const answer = await signedRequest('lambda', {
    address: new URL(`${endpointOf('lambda')}/2015-03-31/functions/${setting(name)}/invocations`),
    headers: { 'content-type': 'application/json', 'x-amz-invocation-type': 'RequestResponse' },
    body: JSON.stringify(event),
    milliseconds,
  });
  await answer.body?.cancel();
  if (!answer.ok || answer.headers.has('x-amz-function-error'))
    throw new Error(`The function answered ${answer.status}`);
};
