import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { readBody, sendJson } from '../../local/http';

type Embed = typeof import('../../lambdas/model/embed');

/** The key in the secret, the key that the model service accepts, and the counts of calls. */
const state = { stored: '', valid: '', secretsRead: 0, calls: 0, data: [] as unknown };

const server = http.createServer(async (request, response) => {
  await readBody(request, 1 << 20);
  if (request.headers['x-amz-target'] !== undefined) {
    state.secretsRead++;
    return sendJson(response, 200, { SecretString: state.stored });
  }
  state.calls++;
  if (request.headers.authorization !== `Bearer ${state.valid}`)
    return sendJson(response, 401, { error: { message: 'Incorrect API key provided' } });
  sendJson(response, 200, { data: state.data });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: url,
    STAGE: 'demo',
    AI_BASE_URL: `${url}/v1`,
    AI_KEY_SECRET: 'key',
    AI_EMBEDDING_MODEL: 'any',
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let embed: Embed['embed'];
beforeEach(() => {
  jest.resetModules();
  embed = (require('../../lambdas/model/embed') as Embed).embed;
  Object.assign(state, { stored: 'old', valid: 'old', secretsRead: 0, calls: 0 });
  state.data = [{ index: 0, embedding: [1] }];
});

test('the key is read once for all calls', async () => {
  await embed(['one']);
  await embed(['two']);
  expect(state).toMatchObject({ secretsRead: 1, calls: 2 });
});

test('after the old key is refused, the new one is read once for all calls', async () => {
  await embed(['one']);
  Object.assign(state, { stored: 'new', valid: 'new' });
  expect(await Promise.all([embed(['two']), embed(['three'])])).toEqual([[[1]], [[1]]]);
  expect(state.secretsRead).toBe(2);
  await embed(['four']);
  expect(state.secretsRead).toBe(2);
});

test('a refused key that has not been replaced is not retried', async () => {
  state.valid = 'another';
  await expect(embed(['one'])).rejects.toMatchObject({ status: 401 });
  expect(state).toMatchObject({ secretsRead: 2, calls: 1 });
});

test('a new key that is refused too is an error after two calls', async () => {
  await embed(['one']);
  Object.assign(state, { stored: 'new', valid: 'another', calls: 0 });
  await expect(embed(['two'])).rejects.toMatchObject({ status: 401 });
  expect(state.calls).toBe(2);
});

test('calls of features that the stage has switched off, recommendations included, never reach the model', async () => {
  process.env.AI_LACKS = 'chapters,recommendations';
  try {
    await expect(embed(['one'])).rejects.toThrow('recommendations');
    expect(state).toMatchObject({ secretsRead: 0, calls: 0 });
  } finally {
    delete process.env.AI_LACKS;
  }
});

const one = { index: 0, embedding: [1, 0] };
const two = { index: 1, embedding: [0, 1] };

test('embeddings come in the order of the texts', async () => {
  state.data = [two, one];
  expect((await embed(['one', 'two'])).map((vector) => [...vector])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test.each<[string, unknown[]]>([
  ['has only the first', [one]],
  ['has one too many', [one, two, { ...two, index: 2 }]],
  ['has one twice', [one, one]],
  ['has an empty one', [one, { index: 1, embedding: [] }]],
  ['has a shorter one', [one, { index: 1, embedding: [1] }]],
  ['has no numbers', [one, { index: 1, embedding: [null, null] }]],
])('an answer that %s is refused entirely', async (_, data) => {
  state.data = data;
  await expect(embed(['one', 'two'])).rejects.toThrow();
});
