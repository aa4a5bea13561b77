import type { MediaPrefix } from '../../contract/media';
import { now } from './clock';
import { optionalSetting, setting } from './config';
import { signerFor } from './signer';

export interface MediaObject {
  readonly prefix: MediaPrefix;
  readonly name: string;
}

/** The bucket's own host on AWS. CloudFront sends this host and not the browser's. */
const bucket = () =>
  new URL(
    optionalSetting('AWS_ENDPOINT_URL_S3') ??
      `https://${setting('MEDIA_BUCKET')}.s3.${setting('AWS_REGION')}.amazonaws.com`,
  );

/** The exact length and type of a body; S3 refuses any other. The type prevents that an HTML page is stored as a picture. */
interface Content {
  readonly length: number;
  readonly type: string;
}

type Method = { readonly method: 'GET' | 'DELETE' } | { readonly method: 'PUT'; readonly content: Content };

type Signed = Method & {
  readonly seconds: number;
  /** The address stays the same for half of `seconds`, so that browsers can cache the picture. */
  readonly steady?: boolean;
};

const headersOf = ({ type, length }: Content) => ({
  'content-type': type,
  'content-length': String(length),
});

const startOfSpan = (seconds: number) => {
  const span = seconds * 1000;
  return new Date(Math.floor(now().getTime() / span) * span);
};

/** The path and query of a signed request, valid on the site's origin and on the bucket's host: `/media/…?X-Amz-…`. */
export const signedAddress = async (
  { prefix, name }: MediaObject,
  { seconds, steady = false, ...signed }: Signed,
): Promise<string> => {
  const { host, hostname, protocol } = bucket();
  const path = `/media/${prefix}/${name}`;
  const { query = {} } = await signerFor('s3').presign(
    {
      method: signed.method,
      protocol,
      hostname,
      path,
      headers: {
        host,
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
        ...(signed.method === 'PUT' && headersOf(signed.content)),
      },
    },
    { expiresIn: seconds, signingDate: steady ? startOfSpan(seconds / 2) : now() },
  );
  return `${path}?${new URLSearchParams(query as Record<string, string>)}`;
};

const ownRequestSeconds = 60;

const request = async (object: MediaObject, signed: Method, init: RequestInit = {}): Promise<Response> => {
  const address = new URL(await signedAddress(object, { ...signed, seconds: ownRequestSeconds }), bucket());
  return fetch(address, {
    ...init,
    method: signed.method,
    signal: AbortSignal.timeout(ownRequestSeconds * 1000),
  });
};

/** Replaces an object of the same name. Throws when the bucket refuses or is down. */
export const putMedia = async (object: MediaObject, content: Uint8Array, type: string): Promise<void> => {
  const body = new Uint8Array(content);
  const response = await request(
    object,
    { method: 'PUT', content: { length: body.length, type } },
    { body, headers: { 'content-type': type } },
  );
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The bucket answered ${response.status}`);
};

/** The object's content; undefined if it is absent or larger than `most` bytes. Throws when the bucket is down. */
export const readMedia = async (object: MediaObject, most: number): Promise<Buffer | undefined> => {
  const response = await request(object, { method: 'GET' });
  const size = Number(response.headers.get('content-length'));
  if (response.ok && size <= most) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  // Without the permission to list the bucket, S3 answers 403 for an absent object.
  if (response.ok || response.status === 404 || response.status === 403) return undefined;
  throw new Error(`The bucket answered ${response.status}`);
};

/** Idempotent: an absent object is no error. Throws when the bucket refuses or is down. */
export const removeMedia = async (object: MediaObject): Promise<void> => {
  const { status } = await request(object, { method: 'DELETE' });
  if (status >= 300 && status !== 404) throw new Error(`The bucket answered ${status}`);
};
