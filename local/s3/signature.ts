import type { IncomingHttpHeaders } from 'node:http';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { region } from '../template/template';

/** The signature's own parameters, which the signer adds again. */
const ofSignature = /^x-amz-(algorithm|credential|date|expires|signedheaders|signature|content-sha256)$/i;

const dateOf = (stamp: string): Date =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

export interface SignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

/**
 * The function that signed the request, whose name is the access key. Undefined if the signature is wrong, has expired, or is for
 * another host, method, path, length or type.
 */
export const signerOf = async (
  { method, url, headers }: SignedRequest,
  { origin, now }: { origin: string; now: Date },
): Promise<string | undefined> => {
  const query = Object.fromEntries(url.searchParams);
  const accessKeyId = query['X-Amz-Credential']?.split('/')[0] ?? '';
  const signingDate = dateOf(query['X-Amz-Date'] ?? '');
  const expiresIn = Number(query['X-Amz-Expires']);
  const age = now.getTime() - signingDate.getTime();
  if (!(age >= -60_000 && age <= expiresIn * 1000)) return undefined;
  const { host, hostname, protocol } = new URL(origin);
  const signed = query['X-Amz-SignedHeaders']?.split(';').filter((name) => name !== 'host') ?? [];
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: { accessKeyId, secretAccessKey: 'local' },
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const expected = await signer.presign(
    {
      method,
      protocol,
      hostname,
      path: url.pathname,
      query: Object.fromEntries(Object.entries(query).filter(([name]) => !ofSignature.test(name))),
      headers: {
        host,
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
        ...Object.fromEntries(signed.map((name) => [name, String(headers[name] ?? '')])),
      },
    },
    { expiresIn, signingDate },
  );
  return expected.query?.['X-Amz-Signature'] === query['X-Amz-Signature'] ? accessKeyId : undefined;
};
