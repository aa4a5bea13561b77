import { pictureTypes } from '../../contract/shop/operators';
import { type Route, readBody, sendJson } from '../http';
import { permissionsOf } from '../template/permissions';
import type { Template } from '../template/template';
import type { Bucket } from './bucket';
import { isOfUpload, Uploads } from './multipart';
import { signerOf } from './signature';

const actions: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

const uploadActions: Readonly<Record<string, string>> = {
  POST: 's3:PutObject',
  PUT: 's3:PutObject',
  DELETE: 's3:AbortMultipartUpload',
};

const actionOf = (method: string, query: URLSearchParams): string | undefined =>
  (isOfUpload(query) ? uploadActions : actions)[method];

const types: Readonly<Record<string, string>> = {
  ...pictureTypes,
  svg: 'image/svg+xml',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
};

/** S3 stores the type that was sent with an object. Here the name determines it. */
const typeOf = (key: string) => {
  const type = types[key.split('.').at(-1) ?? ''];
  return type === undefined ? {} : { 'content-type': type };
};

/** The header that a signed address asks for. */
const askedOf = (query: URLSearchParams) => {
  const caching = query.get('response-cache-control');
  return caching === null ? {} : { 'cache-control': caching };
};

/** Larger than every size that a function signs. */
const largest = 64 * 1024 * 1024;

interface Configuration {
  readonly CacheBehaviors: readonly { readonly PathPattern: string; readonly TargetOriginId: string }[];
  readonly Origins: readonly {
    readonly Id: string;
    readonly DomainName: { 'Fn::GetAtt': [string, string] };
  }[];
}

/**
 * The path at which the template's distribution serves the bucket, without its star, and the folder of the bucket at an address
 * that replaces S3. Throws if there is none.
 */
export const mediaPaths = (template: Template): { readonly path: string; readonly folder: string } => {
  const [, { Properties }] = template.only('AWS::CloudFront::Distribution');
  const { CacheBehaviors, Origins } = Properties.DistributionConfig as Configuration;
  const found = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/media/*');
  const origin = Origins.find(({ Id }) => Id === found?.TargetOriginId);
  if (found === undefined || origin === undefined) throw new Error('The template serves no /media/*');
  const bucket = template.resolve({ Ref: origin.DomainName['Fn::GetAtt'][0] });
  return { path: found.PathPattern.slice(0, -1), folder: `/${bucket}` };
};

interface MediaOptions {
  readonly bucket: Bucket;
  readonly origin: string;
  now(): Date;
  /** Whether a function has been killed: its requests are not performed. */
  isDead(functionName: string): boolean;
}

/**
 * S3 and CloudFront in front of it: performs only requests that a function has signed and may perform itself. The signature is for
 * the bucket's folder at the laptop's own address, whichever host the browser has used.
 */
export const media = (template: Template, { bucket, origin, now, isDead }: MediaOptions): Route => {
  const permitted = permissionsOf(template);
  const { folder } = mediaPaths(template);
  const uploads = new Uploads(bucket);
  return async (request, response, at) => {
    const { method = 'GET', headers } = request;
    const path = at.pathname.startsWith(`${folder}/`) ? at.pathname.slice(folder.length) : at.pathname;
    const url = new URL(`${folder}${path}${at.search}`, origin);
    const signer = await signerOf({ method, url, headers }, { origin, now: now() });
    const action = actionOf(method, url.searchParams);
    if (signer === undefined || action === undefined || !permitted(signer, action)) {
      request.resume();
      return sendJson(response, 403, {});
    }
    if (isDead(signer)) {
      request.resume();
      return sendJson(response, 503, {});
    }
    const key = decodeURIComponent(path.slice(1));
    if (isOfUpload(url.searchParams)) {
      const body = await readBody(request, largest);
      const answer = uploads.handle({ method, key, query: url.searchParams, body });
      return void response.writeHead(answer.status, answer.headers).end(answer.xml);
    }
    if (method === 'PUT') bucket.put(key, await readBody(request, largest));
    if (method === 'DELETE') bucket.delete(key);
    if (method !== 'GET') return void response.writeHead(method === 'PUT' ? 200 : 204).end();
    const content = bucket.get(key);
    if (content === undefined) return sendJson(response, 404, {});
    response
      .writeHead(200, { 'content-length': content.length, ...typeOf(key), ...askedOf(url.searchParams) })
      .end(content);
  };
};
