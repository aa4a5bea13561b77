import { optionalSetting, setting } from './config';
import { signerFor } from './signer';

/** The services of which functions need a few calls, with the variables that name their stand-ins on a laptop. */
const endpoints = {
  sqs: 'AWS_ENDPOINT_URL_SQS',
  lambda: 'AWS_ENDPOINT_URL_LAMBDA',
  'cognito-idp': 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
} as const;

/** Where a service is in this function's region, or its stand-in. */
export const endpointOf = (service: keyof typeof endpoints): string =>
  optionalSetting(endpoints[service]) ?? `https://${service}.${setting('AWS_REGION')}.amazonaws.com/`;

interface SignedRequest {
  readonly address: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  readonly milliseconds: number;
}

/** One signed POST to a service of AWS, without a retry. Throws when it does not answer in time. */
export const signedRequest = async (
  service: string,
  { address, headers = {}, body, milliseconds }: SignedRequest,
): Promise<Response> => {
  const signed = await signerFor(service).sign({
    method: 'POST',
    protocol: address.protocol,
    hostname: address.hostname,
    path: address.pathname,
    headers: { host: address.host, ...headers },
    body,
  });
  return fetch(address, {
    method: 'POST',
    headers: signed.headers,
    body,
    signal: AbortSignal.timeout(milliseconds),
  });
};
