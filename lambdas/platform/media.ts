import type { MediaPrefix } from '../../contract/media';
import { now } from './clock';
import { setting } from './config';
import { replacedEndpoint } from './endpoint';
import { signerFor } from './signer';

export interface MediaObject {
  readonly prefix: MediaPrefix;
  readonly name: string;
}

/**
 * The root of the bucket: its own host on AWS, which CloudFront sends instead of the browser's. What replaces AWS has no host for
 * each bucket; there the path begins with the bucket's name.
 */
const bucket = () => {
  const [name, replaced] = [setting('MEDIA_BUCKET'), replacedEndpoint('s3')];
  return replaced === undefined
    ? { root: `https://${name}.s3.${setting('AWS_REGION')}.amazonaws.com`, folder: '' }
    : { root: replaced, folder: `/${name}` };
};

/** The exact length and type of a body; S3 refuses any other. The type prevents that an HTML page is stored as a picture. */
interface Content {
  readonly length: number;
  readonly type: string;
}

type Method = {
  /** The parameters of an operation on a part of an upload. */
  readonly query?: Readonly<Record<string, string>>;
} & (
  | { readonly method: 'GET' | 'DELETE' | 'POST' }
  /** Without a stated content it is a part of an upload, which is never signed for a browser. */
  | { readonly method: 'PUT'; readonly content?: Content }
);

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

/** The path and query of a signed request, valid on the site's origin and below the bucket's root: `/media/…?X-Amz-…`. */
export const signedAddress = async (
  { prefix, name }: MediaObject,
  { seconds, steady = false, query: asked = {}, ...signed }: Signed,
): Promise<string> => {
  const { root, folder } = bucket();
  const { host, hostname, protocol } = new URL(root);
  const path = `/media/${prefix}/${name}`;
  const { query = {} } = await signerFor('s3').presign(
    {
      method: signed.method,
      protocol,
      hostname,
      path: folder + path,
      query: asked,
      headers: {
        host,
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
        ...(signed.method === 'PUT' && signed.content && headersOf(signed.content)),
      },
    },
    { expiresIn: seconds, signingDate: steady ? startOfSpan(seconds / 2) : now() },
  );
  return `${path}?${new URLSearchParams(query as Record<string, string>)}`;
};

const ownRequestSeconds = 60;

/** A request of the function itself. Throws when the bucket cannot be reached. */
export const requestMedia = async (
  object: MediaObject,
  signed: Method,
  init: RequestInit = {},
): Promise<Response> => {
  const { root, folder } = bucket();
  const address = await signedAddress(object, { ...signed, seconds: ownRequestSeconds });
  return fetch(`${root}${folder}${address}`, {
    ...init,
    method: signed.method,
    signal: AbortSignal.timeout(ownRequestSeconds * 1000),
  });
};

/** Replaces an object of the same name. Throws when the bucket refuses or is down. */
export const putMedia = async (object: MediaObject, content: Uint8Array, type: string): Promise<void> => {
  const body = new Uint8Array(content);
  const response = await requestMedia(
    object,
    { method: 'PUT', content: { length: body.length, type } },
    { body, headers: { 'content-type': type } },
  );
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The bucket answered ${response.status}`);
};

/** The object's content; undefined if it is absent or larger than `most` bytes. Throws when the bucket is down. */
export const readMedia = async (object: MediaObject, most: number): Promise<Buffer | undefined> => {
  const response = await requestMedia(object, { method: 'GET' });
  const size = Number(response.headers.get('content-length'));
  if (response.ok && size <= most) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  // Without the permission to list the bucket, S3 answers 403 for an absent object.
  if (response.ok || response.status === 404 || response.status === 403) return undefined;
  throw new Error(`The bucket answered ${response.status}`);
};

/** Idempotent: an absent object is no error. Throws when the bucket refuses or is down. */
export const removeMedia = async (object: MediaObject): Promise<void> => {
  const { status } = await requestMedia(object, { method: 'DELETE' });
  if (status >= 300 && status !== 404) throw new Error(`The bucket answered ${status}`);
};
