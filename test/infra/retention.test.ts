import { expect, test } from '@jest/globals';
import { type MediaPrefix, mediaPrefixes } from '../../contract/media';
import type { Declaration } from '../../lambdas/platform/table/entity';
import { capitalized, functions } from '../../lib/functions';
import { allEntities } from '../../local/docs/entities';
import { synthesized } from '../support/stack';

const declared = allEntities();

/** A substitute for any field in a key. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => 'x' : anything),
  apply: () => anything,
});
const partitionOf = ({ key }: Declaration) => key(anything as never).pk;
const byName = declared.map((declaration) => [declaration.name, declaration] as const);

test('every kind of item has a unique name', () => {
  expect(declared.length).toBeGreaterThan(90);
  expect(new Set(byName.map(([name]) => name)).size).toBe(declared.length);
});

test.each(byName)('%s declares a retention', (_name, { retention }) => {
  if (typeof retention === 'object') expect(retention.days).toBeGreaterThan(0);
  else expect(['account', 'library', 'stop-list']).toContain(retention);
});

test.each(byName)('%s: an entity without expiry contains no personal data', (_name, declaration) => {
  if (declaration.retention !== 'library') return;
  expect(partitionOf(declaration)).not.toMatch(/^USER#/);
  const personal = ['user_id', 'email', 'username', 'age', 'school'];
  expect(Object.keys(declaration.schema.shape).filter((field) => personal.includes(field))).toEqual([]);
});

test.each(byName)('%s: only the hash of an address and a time are kept permanently', (_name, declaration) => {
  if (declaration.retention !== 'stop-list') return;
  expect(Object.keys(declaration.schema.shape)).toEqual(['created_at']);
});

test('a user’s items are in the user’s partition, so that they are deleted with the account', () => {
  const personal = declared.filter((declaration) => partitionOf(declaration).startsWith('USER#'));
  expect(personal.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['User', 'QuizResult', 'ShelfEntry']),
  );
});

test.each(
  functions.flatMap(({ name, queue, media = {} }) =>
    queue === undefined
      ? []
      : [{ name, ids: [capitalized(name), ...Object.values(queue.formerIds ?? {})], media }],
  ),
)(
  'what $name reads of the media bucket outlives its jobs, those among the dead letters too',
  ({ ids, media }) => {
    const retentions = synthesized()
      .of<{ MessageRetentionPeriod?: number }>('AWS::SQS::Queue')
      .filter(([id]) => ids.some((known) => id.startsWith(known)))
      .map(([, { MessageRetentionPeriod }]) => Number(MessageRetentionPeriod ?? 4 * 86_400));
    expect(retentions).toHaveLength(2);
    for (const [prefix, operations] of Object.entries(media)) {
      const { keptForDays } = mediaPrefixes[prefix as MediaPrefix];
      if (!operations.includes('GetObject') || typeof keptForDays !== 'number') continue;
      expect(keptForDays * 86_400).toBeGreaterThan(Math.max(...retentions));
    }
  },
);

test('the item of a drawing’s day is kept as long as its sketches', () => {
  const place = declared.find(({ name }) => name === 'ComicDay');
  expect(place?.retention).toEqual({ days: mediaPrefixes.sketches.keptForDays });
});

test('each prefix of the media bucket has a lifecycle rule, and functions have access to no other prefix', () => {
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
