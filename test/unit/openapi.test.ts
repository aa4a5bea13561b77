import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import type { Endpoint } from '../../contract/endpoint';
import { errors, sharedErrors } from '../../contract/errors';
import { errorGuide } from '../../contract/registry/error-guides';
import { asyncApiText } from '../../local/docs/asyncapi';
import { openApiDocument, openApiText } from '../../local/docs/openapi';
import { validation } from '../support/openapi';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: object;
  readonly responses: Record<string, { readonly $ref: string }>;
}

const document = openApiDocument();
const paths = document.paths as Record<string, Record<string, Operation>>;
const { responses } = document.components as { responses: Record<string, { description: string }> };

test('is a valid OpenAPI 3.1 document', () => {
  expect(validation(openApiText())).toEqual({ valid: true, version: '3.1' });
});

test('the validator detects mistakes', () => {
  expect(validation(openApiText().replaceAll('"in": "query"', '"in": "nowhere"'))).toMatchObject({
    valid: false,
  });
});

const endpoints = Object.entries(contract).flatMap(([subject, group]) =>
  Object.entries<Endpoint>(group).map(([key, endpoint]) => ({ id: `${subject}.${key}`, endpoint })),
);

test.each(endpoints)('$id is documented with its input, callers and errors', ({ id, endpoint }) => {
  const { method, path, who, params, query, body } = endpoint;
  const operation = paths[`/api${path}`]?.[method.toLowerCase()];
  expect(operation).toMatchObject({ operationId: id, tags: [id.split('.')[0]] });
  expect(operation?.security).toEqual(who === 'anyone' ? [] : [{ idToken: [] }]);
  const names = [...Object.keys(params?.shape ?? {}), ...Object.keys(query?.shape ?? {})];
  expect(operation?.parameters?.map(({ name }) => name) ?? []).toEqual(names);
  expect(operation?.requestBody === undefined).toBe(body === undefined);
  for (const code of [...(endpoint.errors ?? []), ...sharedErrors(endpoint)]) {
    const name = operation?.responses[errors[code].status]?.$ref.split('/').at(-1) ?? '';
    expect(responses[name]?.description).toContain(`\`${code}\``);
    expect(responses[name]?.description).toContain(errorGuide[code].recovery);
  }
});

test('documents nothing else', () => {
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = documented.map(({ operationId }) => operationId);
  expect(ids.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

test.each([
  ['openapi.json', openApiText],
  ['asyncapi.json', asyncApiText],
])('docs/%s belongs to the present contract', (name, textOf) => {
  if (readFileSync(`docs/${name}`, 'utf8') !== textOf())
    throw new Error(`docs/${name} is not what the contract says now: npm run openapi`);
});

const patternsIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [];
  const { pattern } = value as { pattern?: unknown };
  return [...(typeof pattern === 'string' ? [pattern] : []), ...Object.values(value).flatMap(patternsIn)];
};

const patterns = [...new Set(patternsIn(document))];

test.each(patterns)(
  '%j compiles without a flag, and has no syntax that RE2, Java or Python lack or write differently',
  (pattern) => {
    expect(() => new RegExp(pattern)).not.toThrow();
    // Classes of Unicode, codes beyond U+00FF, looking around, references and named groups.
    expect(pattern).not.toMatch(/\\[pPukcbB0-9]|\\x\{|\(\?(?!:)/);
  },
);

test('a published pattern refuses what the contract refuses', () => {
  const text = /^[^\p{Cc}\p{Cf}<>]*$/u;
  const published = new RegExp(patterns.find((one) => one.includes('<>')) ?? '^never$');
  const line = new RegExp(patterns.find((one) => /\\x9F\]\*\$$/.test(one)) ?? '^never$');
  for (let code = 0; code <= 0xffff; code++) {
    const one = `a${String.fromCharCode(code)}b`;
    if (published.test(one) !== text.test(one)) throw new Error(`U+${code.toString(16)}`);
    if (line.test(one) !== /^\P{Cc}*$/u.test(one)) throw new Error(`U+${code.toString(16)} in a line`);
  }
});
