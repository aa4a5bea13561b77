import { optionalSetting, setting } from './config';
import { signerFor } from './signer';

/** Services that functions call with a few operations, and the variables that name their stand-ins on a laptop. */
const endpoints = {
  sqs: 'AWS_ENDPOINT_URL_SQS',
  lambda: 'AWS_ENDPOINT_URL_LAMBDA',
  'cognito-idp': 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
} as const;

/** The URL of a service in this function's region, or of its stand-in. */
export const endpointOf = (service: keyof typeof endpoints): string =>
  optionalSetting(endpoints[service]) ?? `https://${service}.${setting('AWS_REGION')}.amazonaws.com/`;

interface SignedRequest {
  readonly address: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  readonly milliseconds: number;
}

/** Sends one signed POST to an AWS service, without retries. Throws when it does not answer in time. */
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
