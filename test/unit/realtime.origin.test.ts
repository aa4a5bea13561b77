import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { handler } from '../../lambdas/functions/realtime/authorizer';
import { cameThroughSite } from '../../lambdas/realtime/came-through-site';

beforeEach(() => {
  process.env.ORIGIN_KEYS = 'second-key first-key';
});
afterEach(() => {
  delete process.env.ORIGIN_KEYS;
});

test.each([
  ['the key that CloudFront sends', { Referer: 'second-key' }, true],
  ['the former key', { Referer: 'first-key' }, true],
  ['it under a name in other letters', { referer: 'first-key' }, true],
  ['no header', {}, false],
  ['no headers at all', null, false],
  ['an empty header', { Referer: '' }, false],
  ['a part of a key', { Referer: 'first' }, false],
  ['a key and more', { Referer: 'first-key ' }, false],
  ['all keys', { Referer: 'second-key first-key' }, false],
  ['a key in other letters', { Referer: 'FIRST-KEY' }, false],
  ['the address of the site', { Referer: 'https://read.inkwren.example/' }, false],
  ['a key in another header', { 'x-referer': 'first-key' }, false],
])('a socket with %s comes through CloudFront: %#', (_, headers, expected) => {
  expect(cameThroughSite(headers)).toBe(expected);
});

test('a ticket that bypasses CloudFront opens no socket and is not used up, because the table is not read', async () => {
  const event = { methodArn: 'arn', headers: {}, queryStringParameters: { token: 'ticket' } };
  // Without the name of the table every read would throw.
  expect(process.env.TABLE_NAME).toBeUndefined();
  const { policyDocument } = await handler(event as unknown as APIGatewayRequestAuthorizerEvent);
  expect(policyDocument.Statement).toMatchObject([{ Effect: 'Deny' }]);
});
