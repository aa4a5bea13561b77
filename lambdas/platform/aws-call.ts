import { AwsClient } from 'aws4fetch';
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

/** The timeout of one try; transient failures are retried three times. */
const milliseconds = 5000;

let client: AwsClient | undefined;

const connect = () =>
  new AwsClient({
    accessKeyId: setting('AWS_ACCESS_KEY_ID'),
    secretAccessKey: setting('AWS_SECRET_ACCESS_KEY'),
    sessionToken: optionalSetting('AWS_SESSION_TOKEN'),
    region: setting('AWS_REGION'),
    retries: 3,
  });

/**
 * One signed request of AWS's JSON protocol (https://smithy.io/2.0/aws/protocols/aws-json-1_0-protocol.html). Returns the
 * response body; throws when the service refuses or is down.
 */
export const awsCall = async (
  service: keyof typeof services,
  operation: string,
  input: object,
): Promise<unknown> => {
  client ??= connect();
  const { target, version, endpoint } = services[service];
  const address = optionalSetting(endpoint) ?? `https://${service}.${setting('AWS_REGION')}.amazonaws.com/`;
  const response = await client.fetch(address, {
    method: 'POST',
    headers: {
      'content-type': `application/x-amz-json-${version}`,
      'x-amz-target': `${target}.${operation}`,
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(milliseconds),
    aws: { service },
  });
  if (!response.ok) throw new Error(`${service} answered ${response.status} to ${operation}`);
  return response.json();
};
