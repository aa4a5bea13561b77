import { signerFor } from './signer';

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
