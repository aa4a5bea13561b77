import { pictureTypes } from '../../contract/shop/operators';
import { type Route, readBody, sendJson } from '../http';
import { permissionsOf } from '../template/permissions';
import type { Template } from '../template/template';
import type { Bucket } from './bucket';
import { signerOf } from './signature';

const actions: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

const types: Readonly<Record<string, string>> = { ...pictureTypes, svg: 'image/svg+xml' };

/** S3 stores the type that was sent with an object. Here the name determines it. */
const typeOf = (key: string) => {
  const type = types[key.split('.').at(-1) ?? ''];
  return type === undefined ? {} : { 'content-type': type };
};

/** Larger than every size that a function signs. */
const largest = 64 * 1024 * 1024;

interface Behavior {
  readonly PathPattern: string;
}

/** The path at which the template's distribution serves the bucket, without its star. Throws if there is none. */
export const mediaPath = (template: Template): string => {
  const [, { Properties }] = template.only('AWS::CloudFront::Distribution');
  const { CacheBehaviors } = Properties.DistributionConfig as { CacheBehaviors: Behavior[] };
  const found = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/media/*');
  if (found === undefined) throw new Error('The template serves no /media/*');
  return found.PathPattern.slice(0, -1);
};

interface MediaOptions {
  readonly bucket: Bucket;
  readonly origin: string;
  now(): Date;
  /** Whether a function has been killed: its requests are not performed. */
  isDead(functionName: string): boolean;
}

/**
 * S3 behind CloudFront: performs only requests that a function has signed and may perform itself. The signature is for the
 * laptop's own address, whichever host the browser has used.
 */
export const media = (template: Template, { bucket, origin, now, isDead }: MediaOptions): Route => {
  const permitted = permissionsOf(template);
  return async (request, response, url) => {
    const { method = 'GET', headers } = request;
    const signer = await signerOf({ method, url, headers }, { origin, now: now() });
    const action = actions[method];
    if (signer === undefined || action === undefined || !permitted(signer, action)) {
      request.resume();
      return sendJson(response, 403, {});
    }
    if (isDead(signer)) {
      request.resume();
      return sendJson(response, 503, {});
    }
    const key = decodeURIComponent(url.pathname.slice(1));
    if (method === 'PUT') bucket.put(key, await readBody(request, largest));
    if (method === 'DELETE') bucket.delete(key);
    if (method !== 'GET') return void response.writeHead(method === 'PUT' ? 200 : 204).end();
    const content = bucket.get(key);
    if (content === undefined) return sendJson(response, 404, {});
    response.writeHead(200, { 'content-length': content.length, ...typeOf(key) }).end(content);
  };
};
