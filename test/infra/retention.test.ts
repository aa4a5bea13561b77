import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { mediaPrefixes } from '../../contract/media';
import type { Retention } from '../../lambdas/platform/table/entity';
import type { Key } from '../../lambdas/platform/table/inputs';
import { synthesized } from '../support/stack';

interface Declaration {
  readonly name: string;
  readonly schema: { readonly shape: Record<string, unknown> };
  readonly key: (parts: unknown) => Key;
  readonly retention: Retention;
}

// The days of transcripts are a setting.
process.env.TRANSCRIPT_DAYS = '90';

const root = path.resolve(__dirname, '../../lambdas');
const helper = path.join(root, 'platform/table/entity');
const declared: (Declaration & { file: string })[] = [];
let loading = '';

/** Wraps the helper, so that unexported entities are recorded too. */
jest.doMock(helper, () => {
  const actual = jest.requireActual<{ entity: (declaration: Declaration) => unknown }>(helper);
  const entity = (declaration: Declaration) => {
    declared.push({ ...declaration, file: loading });
    return actual.entity(declaration);
  };
  return { ...actual, entity };
});

const declaringFiles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && /\bentity\(\{/.test(readFileSync(path.join(root, file), 'utf8')),
);
for (const file of declaringFiles) {
  loading = file;
  require(path.join(root, file));
}

/** A substitute for any field in a key. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => 'x' : anything),
  apply: () => anything,
});
const partitionOf = ({ key }: Declaration) => key(anything).pk;
const byName = declared.map((declaration) => [declaration.name, declaration] as const);

test('every file that declares entities was read', () => {
  expect(declaringFiles.length).toBeGreaterThanOrEqual(6);
  expect(new Set(byName.map(([name]) => name)).size).toBe(declared.length);
});

test.each(byName)('%s says how long it is kept', (_name, { retention }) => {
  if (typeof retention === 'object') expect(retention.days).toBeGreaterThan(0);
  else expect(['account', 'library']).toContain(retention);
});

test.each(byName)('%s: an entity without expiry contains no personal data', (_name, declaration) => {
  if (declaration.retention !== 'library') return;
  expect(partitionOf(declaration)).not.toMatch(/^USER#/);
  const personal = ['user_id', 'email', 'username', 'age', 'school'];
  expect(Object.keys(declaration.schema.shape).filter((field) => personal.includes(field))).toEqual([]);
});

test('a user’s items are in the user’s partition, to be deleted with the account', () => {
  const personal = declared.filter((declaration) => partitionOf(declaration).startsWith('USER#'));
  expect(personal.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['User', 'QuizResult', 'ShelfEntry']),
  );
});

test('each prefix of the media bucket has a rule that deletes its objects, and functions reach no other place there', () => {
  const [, { LifecycleConfiguration }] = synthesized()
    .of<{
      LifecycleConfiguration?: { Rules: { Prefix: string; ExpirationInDays: number; Status: string }[] };
    }>('AWS::S3::Bucket')
    .find(([id]) => id.startsWith('MediaBucket')) ?? ['', {}];
  expect(LifecycleConfiguration?.Rules).toMatchObject(
    Object.entries(mediaPrefixes).map(([prefix, { keptForDays }]) => ({
      Prefix: `media/${prefix}/`,
      ...(typeof keptForDays === 'number' && { ExpirationInDays: keptForDays }),
      Status: 'Enabled',
    })),
  );
  const reached = JSON.stringify(synthesized().of('AWS::IAM::Role')).match(/\/media\/\w+\/\*/g) ?? [];
  expect(reached.length).toBeGreaterThan(0);
  for (const place of reached) expect(Object.keys(mediaPrefixes)).toContain(place.split('/')[2]);
});
