import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openUpload } from '../../../lambdas/platform/media-upload';
import { readBody } from '../../../local/http';
import { Bucket } from '../../../local/s3/bucket';
import { Uploads } from '../../../local/s3/multipart';
import { signerOf } from '../../../local/s3/signature';

let bucket = new Bucket(undefined);
let uploads = new Uploads(bucket);
/** The method and the body's length of each request. */
let requests: string[] = [];
/** The answer of the bucket to the next completion; undefined: its own. */
let completion: string | undefined;

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', origin());
  const { method = '', headers } = request;
  const body = await readBody(request, 64 * 1024 * 1024);
  requests.push(`${method} ${body.length}`);
  if ((await signerOf({ method, url, headers }, { origin: origin(), now: new Date() })) !== 'worker')
    return void response.writeHead(403).end();
  const key = url.pathname.replace('/bucket/', '');
  const answer = uploads.handle({ method, key, query: url.searchParams, body });
  const xml = method === 'POST' && body.length > 0 ? (completion ?? answer.xml) : answer.xml;
  response.writeHead(answer.status, answer.headers).end(xml);
});
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: origin(),
    MEDIA_BUCKET: 'bucket',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'worker',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
});
afterAll(() => void server.close());

beforeEach(() => {
  bucket = new Bucket(undefined);
  uploads = new Uploads(bucket);
  [requests, completion] = [[], undefined];
});

const object = { prefix: 'exports', name: 'a.zip' } as const;
const key = 'media/exports/a.zip';
const megabyte = 1024 * 1024;
const chunk = (of: number, size = megabyte) => Buffer.alloc(size, of);

test('an upload is sent in parts of 8 MB, and exists only once it is complete', async () => {
  bucket.put(key, Buffer.from('before'));
  const upload = await openUpload(object, 'application/zip');
  for (let i = 0; i < 18; i++) await upload.write(chunk(i));
  expect(bucket.get(key)?.toString()).toBe('before');
  expect(await upload.complete()).toBe(18 * megabyte);
  const content = bucket.get(key);
  expect(content?.length).toBe(18 * megabyte);
  for (let i = 0; i < 18; i++) expect(content?.[i * megabyte + 17]).toBe(i);
  expect(requests.filter((one) => one.startsWith('PUT'))).toEqual(
    [8, 8, 2].map((size) => `PUT ${size * megabyte}`),
  );
});

test('an upload whose last part is full has no further one, and one without content has an empty one', async () => {
  const full = await openUpload(object, 'application/zip');
  for (let i = 0; i < 8; i++) await full.write(chunk(i));
  await full.complete();
  expect(requests.filter((one) => one.startsWith('PUT'))).toHaveLength(1);
  const empty = await openUpload(object, 'application/zip');
  expect(await empty.complete()).toBe(0);
  expect(bucket.get(key)?.length).toBe(0);
});

test('an upload that is given up leaves nothing, and giving up again is no error', async () => {
  const upload = await openUpload(object, 'application/zip');
  for (let i = 0; i < 9; i++) await upload.write(chunk(i));
  await upload.abort();
  await upload.abort();
  await expect(upload.complete()).rejects.toThrow('404');
  expect(bucket.get(key)).toBeUndefined();
});

test('a completion that the bucket refuses after it has begun its answer is an error', async () => {
  completion = '<?xml version="1.0"?><Error><Code>InternalError</Code></Error>';
  const upload = await openUpload(object, 'application/zip');
  await upload.write(chunk(1));
  await expect(upload.complete()).rejects.toThrow('The bucket answered 200');
});

test('the laptop’s bucket refuses what S3 refuses: small parts, parts that were not sent, and uploads of other objects', async () => {
  const ask = (method: string, query: string, body = Buffer.alloc(0), of = key) =>
    uploads.handle({ method, key: of, query: new URLSearchParams(query), body });
  const id = /<UploadId>(.+)<\/UploadId>/.exec(ask('POST', 'uploads').xml ?? '')?.[1];
  const put = (number: number, size: number) =>
    ask('PUT', `uploadId=${id}&partNumber=${number}`, chunk(number, size)).headers?.etag;
  const complete = (...parts: readonly (readonly [number, string | undefined])[]) => {
    const listed = parts.map(([n, tag]) => `<Part><PartNumber>${n}</PartNumber><ETag>${tag}</ETag></Part>`);
    return ask('POST', `uploadId=${id}`, Buffer.from(listed.join(''))).status;
  };
  const small = put(1, 5 * megabyte - 1);
  const last = put(2, 10);
  expect(complete([1, small], [2, last])).toBe(400);
  expect(complete([2, last], [3, last])).toBe(400);
  expect(complete([2, small])).toBe(400);
  expect(complete()).toBe(400);
  for (const number of [0, 10_001, 1.5])
    expect(ask('PUT', `uploadId=${id}&partNumber=${number}`).status).toBe(400);
  expect(ask('PUT', `uploadId=${id}&partNumber=1`, chunk(1), 'media/exports/b.zip').status).toBe(404);
  expect(ask('DELETE', 'uploadId=unknown').status).toBe(404);
  const large = put(1, 5 * megabyte);
  expect(complete([1, large], [2, last])).toBe(200);
  expect(bucket.get(key)?.length).toBe(5 * megabyte + 10);
  expect(complete([1, large], [2, last])).toBe(404);
});
