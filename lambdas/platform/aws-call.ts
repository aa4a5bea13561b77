import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { pause } from './clock';
import { optionalSetting, setting } from './config';

/** Services of which a function needs one or two calls: a client of the SDK would add 16 to 25 KB to every bundle. */
const services = {
  sqs: { target: 'AmazonSQS', version: '1.0', endpoint: 'AWS_ENDPOINT_URL_SQS' },
  'cognito-idp': {
    target: 'AWSCognitoIdentityProviderService',
    version: '1.1',
    endpoint: 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  },
} as const;
type Service = keyof typeof services;

/** The timeout of one try; transient failures are retried three times. */
const milliseconds = 5000;
const retries = 3;

/** Of the SDK, whose client for DynamoDB has it in every bundle already. */
const signerFor = (service: Service) =>
  new SignatureV4({
    service,
    region: setting('AWS_REGION'),
    credentials: {
      accessKeyId: setting('AWS_ACCESS_KEY_ID'),
      secretAccessKey: setting('AWS_SECRET_ACCESS_KEY'),
      ...(optionalSetting('AWS_SESSION_TOKEN') && { sessionToken: setting('AWS_SESSION_TOKEN') }),
    },
    sha256: Sha256,
  });

const send = async (service: Service, operation: string, body: string): Promise<Response> => {
  const { target, version, endpoint } = services[service];
  const address = new URL(
    optionalSetting(endpoint) ?? `https://${service}.${setting('AWS_REGION')}.amazonaws.com/`,
  );
  const { headers } = await signerFor(service).sign({
    method: 'POST',
    protocol: address.protocol,
    hostname: address.hostname,
    path: address.pathname,
    headers: {
      host: address.host,
      'content-type': `application/x-amz-json-${version}`,
      'x-amz-target': `${target}.${operation}`,
    },
    body,
  });
  return fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(milliseconds) });
};

const isTransient = ({ status }: Response) => status >= 500 || status === 429;

/**
 * One signed request of AWS's JSON protocol (https://smithy.io/2.0/aws/protocols/aws-json-1_0-protocol.html). Returns the
 * response body; throws when the service refuses or is down.
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
