import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { mediaPrefixes } from '../../contract/media';
import { allEntities } from '../../local/docs/entities';
import { elsewhereDays, keptDataText, keptRows } from '../../local/docs/kept-data';
import { impersonal, impersonalPrefixes, keptGroups } from '../../local/docs/kept-groups';
import { privacyText } from '../../local/docs/privacy';
import { expectListed } from '../support/expect-listed';
import { synthesized } from '../support/stack';

test('the policy’s table belongs to the present declarations', () => {
  if (readFileSync('frontend/landing/texts/kept-data.json', 'utf8') !== keptDataText())
    throw new Error(
      'frontend/landing/texts/kept-data.json is not what the items declare now: npm run kept-data',
    );
});

test('docs/privacy.md says what a deletion does to each kind now', () => {
  if (readFileSync('docs/privacy.md', 'utf8') !== privacyText())
    throw new Error('docs/privacy.md is not what the items declare now: npm run kept-data');
});

test('every kind of item with an end is in one row, or contains no personal data', () => {
  const listed = [...keptGroups.flatMap(({ items }) => items), ...impersonal];
  const kinds = allEntities().filter(
    ({ name, retention }) => retention !== 'library' || listed.includes(name),
  );
  const names = kinds.map(({ name }) => name);
  expectListed('local/docs/kept-groups.ts', listed, names);
});

test('items without personal data have no field of a person', () => {
  const personal = ['user_id', 'email', 'username', 'child_id', 'adult_email'];
  const fields = allEntities()
    .filter(({ name }) => impersonal.includes(name))
    .flatMap(({ schema }) => Object.keys(schema.shape));
  expect(fields.filter((field) => personal.includes(field))).toEqual([]);
});

test('every prefix of the media bucket is in one row, or contains no personal data', () => {
  const listed = [...keptGroups.flatMap(({ pictures = [] }) => pictures), ...impersonalPrefixes];
  expect(listed.toSorted()).toEqual(Object.keys(mediaPrefixes).toSorted());
});

test('all rows differ, and each states a time', () => {
  const rows = keptRows();
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  for (const { until } of rows) expect(until).toMatch(/later$|deleted$|^for good$/);
});

test('failed jobs and backups are kept as long as the table says', () => {
  const daySeconds = 86_400;
  const queues = synthesized().of<{ MessageRetentionPeriod?: number }>('AWS::SQS::Queue');
  const kept = queues.map(
    ([, { MessageRetentionPeriod = 4 * daySeconds }]) => MessageRetentionPeriod / daySeconds,
  );
  expect(Math.max(...kept)).toBe(elsewhereDays.deadLetters);
  const recovery = JSON.stringify(synthesized().of('AWS::DynamoDB::GlobalTable')).match(
    /"RecoveryPeriodInDays":(\d+)/,
  );
  expect(Number(recovery?.[1])).toBe(elsewhereDays.backups);
});
