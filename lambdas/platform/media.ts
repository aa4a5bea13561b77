import type { MediaPrefix } from '../../contract/media';
import { now } from './clock';
import { optionalSetting, setting } from './config';
import { signerFor } from './signer';

export interface MediaObject {
  readonly prefix: MediaPrefix;
  readonly name: string;
}

/** On AWS the bucket's own host; CloudFront asks for it without passing on the browser's. */
const bucket = () =>
  new URL(
    optionalSetting('AWS_ENDPOINT_URL_S3') ??
      `https://${setting('MEDIA_BUCKET')}.s3.${setting('AWS_REGION')}.amazonaws.com`,
  );

interface Signed {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly seconds: number;
  /** The exact length of the body: S3 refuses any other. */
  readonly length?: number;
  /** The same address for half of its time, so that a browser does not load a picture again. */
  readonly steady?: boolean;
}

const startOfSpan = (seconds: number) => {
  const span = seconds * 1000;
  return new Date(Math.floor(now().getTime() / span) * span);
};

/** The path and query of a signed request, on the site's own origin and on the bucket's: `/media/…?X-Amz-…`. */
export const signedAddress = async (
  { prefix, name }: MediaObject,
  { method, seconds, length, steady = false }: Signed,
): Promise<string> => {
  const { host, hostname, protocol } = bucket();
  const path = `/media/${prefix}/${name}`;
  const { query = {} } = await signerFor('s3').presign(
    {
      method,
      protocol,
      hostname,
      path,
      headers: {
        host,
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
        ...(length !== undefined && { 'content-length': String(length) }),
      },
    },
    { expiresIn: seconds, signingDate: steady ? startOfSpan(seconds / 2) : now() },
  );
  return `${path}?${new URLSearchParams(query as Record<string, string>)}`;
};

const ownRequestSeconds = 60;

const request = async (
  object: MediaObject,
  method: Signed['method'],
  init: RequestInit = {},
): Promise<Response> => {
  const address = new URL(await signedAddress(object, { method, seconds: ownRequestSeconds }), bucket());
  return fetch(address, { ...init, method, signal: AbortSignal.timeout(ownRequestSeconds * 1000) });
};

/** Replaces an object of the same name. Throws when the bucket is down. */
export const putMedia = async (object: MediaObject, content: Uint8Array, type: string): Promise<void> => {
  const body = new Uint8Array(content);
  const response = await request(object, 'PUT', { body, headers: { 'content-type': type } });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The bucket answered ${response.status}`);
};

/** Undefined if it is absent or larger than `most` bytes. Throws when the bucket is down. */
export const readMedia = async (object: MediaObject, most: number): Promise<Buffer | undefined> => {
  const response = await request(object, 'GET');
  const size = Number(response.headers.get('content-length'));
  if (response.ok && size <= most) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  // Without the permission to list the bucket, S3 answers 403 for an absent object.
  if (response.ok || response.status === 404 || response.status === 403) return undefined;
  throw new Error(`The bucket answered ${response.status}`);
};

/** Idempotent. */
export const removeMedia = async (object: MediaObject): Promise<void> => {
  const { status } = await request(object, 'DELETE');
  if (status >= 300 && status !== 404) throw new Error(`The bucket answered ${status}`);
};
