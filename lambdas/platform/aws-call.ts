import { pause } from './clock';
import { endpointOf, signedRequest } from './signed-request';

/** Services that a function calls with one or two operations: an SDK client would add 16 to 25 KB to every bundle. */
const services = {
  sqs: { target: 'AmazonSQS', version: '1.0' },
  'cognito-idp': { target: 'AWSCognitoIdentityProviderService', version: '1.1' },
} as const;
type Service = keyof typeof services;

/** The timeout of one attempt. Transient failures are retried three times. */
const milliseconds = 5000;
const retries = 3;

const send = (service: Service, operation: string, body: string): Promise<Response> => {
  const { target, version } = services[service];
  const headers = {
    'content-type': `application/x-amz-json-${version}`,
    'x-amz-target': `${target}.${operation}`,
  };
  const address = new URL(endpointOf(service));
  return signedRequest(service, { address, headers, body, milliseconds });
};

const isTransient = ({ status }: Response) => status >= 500 || status === 429;

/**
 * Sends one signed request of AWS's JSON protocol (https://smithy.io/2.0/aws/protocols/aws-json-1_0-protocol.html). Returns the
 * response body. Throws when the service refuses or is down.
 */
export const awsCall = async (service: Service, operation: string, input: object): Promise<unknown> => {
  const body = JSON.stringify(input);
  let response = await send(service, operation, body);
  for (let retry = 0; retry < retries && isTransient(response); retry++) {
    await response.body?.cancel();
    await pause(Math.random() * 50 * 2 ** retry);
    response = await send(service, operation, body);
  }
  if (!response.ok) throw new Error(`${service} answered ${response.status} to ${operation}`);
  return response.json();
};
