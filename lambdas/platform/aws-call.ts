import { pause } from './clock';
import { endpointOf } from './endpoint';
import { signedRequest } from './signed-request';

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

/** The service has refused a call. `type` is the name of its error, such as `UserNotFoundException`. */
export class AwsRefusal extends Error {
  override readonly name = 'AwsRefusal';

  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

/** Some services put the name of the error behind a namespace, or before an address. */
const typeOf = async (response: Response): Promise<string> => {
  const { __type = '' } = (await response.json().catch(() => ({}))) as { __type?: string };
  return __type.replace(/^.*#|:.*$/g, '');
};

/**
 * Sends one signed request of AWS's JSON protocol (https://smithy.io/2.0/aws/protocols/aws-json-1_0-protocol.html). Returns the
 * response body. Throws `AwsRefusal` when the service refuses or is down.
 */
export const awsCall = async (service: Service, operation: string, input: object): Promise<unknown> => {
  const body = JSON.stringify(input);
  let response = await send(service, operation, body);
  for (let retry = 0; retry < retries && isTransient(response); retry++) {
    await response.body?.cancel();
    await pause(Math.random() * 50 * 2 ** retry);
    response = await send(service, operation, body);
  }
  if (!response.ok)
    throw new AwsRefusal(await typeOf(response), `${service} answered ${response.status} to ${operation}`);
  return response.json();
};
