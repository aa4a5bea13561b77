import { beforeEach, expect, test } from '@jest/globals';
import { endpointOf, ownEndpointOf } from '../../lambdas/platform/endpoint';
import { requestMedia, signedAddress } from '../../lambdas/platform/media';

beforeEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('AWS_ENDPOINT_URL')) delete process.env[name];
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    MEDIA_BUCKET: 'pictures',
  });
});

test('without a variable a service is that of the region', () => {
  expect(endpointOf('sqs')).toBe('https://sqs.eu-west-1.amazonaws.com');
});

test('one variable replaces all services, and a slash at its end changes nothing', () => {
  process.env.AWS_ENDPOINT_URL = 'http://127.0.0.1:4566/';
  expect(endpointOf('sqs')).toBe('http://127.0.0.1:4566');
  expect(endpointOf('cognito-idp')).toBe('http://127.0.0.1:4566');
});

test("a service's own variable wins, for this service alone", () => {
  process.env.AWS_ENDPOINT_URL = 'http://all.test';
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = 'http://pool.test/path/';
  expect(endpointOf('cognito-idp')).toBe('http://pool.test/path');
  expect(endpointOf('lambda')).toBe('http://all.test');
  expect(ownEndpointOf('execute-api')).toBeUndefined();
});

const picture = { prefix: 'comics', name: 'a.png' } as const;

/** What `requestMedia` asks for. */
const asked = async (): Promise<URL> => {
  const before = globalThis.fetch;
  let address = '';
  globalThis.fetch = async (input) => {
    address = String(input);
    return new Response();
  };
  await requestMedia(picture, { method: 'GET' }).finally(() => {
    globalThis.fetch = before;
  });
  return new URL(address);
};

test("the bucket has its own host on AWS, and its own folder at what replaces it; a browser's address has neither", async () => {
  expect(await asked()).toMatchObject({
    origin: 'https://pictures.s3.eu-west-1.amazonaws.com',
    pathname: '/media/comics/a.png',
  });
  process.env.AWS_ENDPOINT_URL = 'http://127.0.0.1:4566';
  expect(await asked()).toMatchObject({
    origin: 'http://127.0.0.1:4566',
    pathname: '/pictures/media/comics/a.png',
  });
  expect(await signedAddress(picture, { method: 'GET', seconds: 60 })).toMatch(/^\/media\/comics\/a\.png\?/);
});
