import { describe, expect, test } from '@jest/globals';
import { synthesized } from '../support/stack';

interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

const resources = Object.entries<Resource>(synthesized('prod').template.toJSON().Resources);
const withPolicy = (policy: string) =>
  resources.filter(([, { DeletionPolicy }]) => DeletionPolicy === policy);
const types = (found: readonly [string, Resource][]) => [...new Set(found.map(([, { Type }]) => Type))];

/** The properties that fix the name of a resource, so that a second one cannot be created beside it. */
const names = /^(Table|Bucket|UserPool|LogGroup|Role|Queue|Topic|Function)?Name$/;

describe('a first deployment of production that fails', () => {
  test('leaves what CloudFormation could not delete: what is protected, and what may have files', () => {
    expect(types(withPolicy('Retain')).toSorted()).toEqual([
      'AWS::ApiGateway::Account',
      'AWS::Cognito::UserPool',
      'AWS::DynamoDB::GlobalTable',
      'AWS::IAM::Role',
      'AWS::S3::Bucket',
    ]);
  });

  test('takes away the logs and keys again, which later deployments and a deletion keep', () => {
    const found = withPolicy('RetainExceptOnCreate');
    expect(types(found).toSorted()).toEqual(['AWS::Logs::LogGroup', 'AWS::SecretsManager::Secret']);
    for (const [id, { UpdateReplacePolicy }] of found)
      expect([id, UpdateReplacePolicy]).toEqual([id, 'Retain']);
  });

  test('blocks no second one, because nothing that is left has a fixed name', () => {
    for (const [id, { Properties = {} }] of withPolicy('Retain'))
      expect([id, Object.keys(Properties).filter((name) => names.test(name))]).toEqual([id, []]);
  });

  test('does not stop where a resource cannot be deleted: what is protected or has files is never deleted', () => {
    const isProtected = ([, { Type, Properties }]: [string, Resource]) =>
      Type === 'AWS::S3::Bucket' || /"Deletion\w*":\s*(true|"ACTIVE")/.test(JSON.stringify(Properties ?? {}));
    const found = resources.filter(isProtected);
    expect(found.length).toBeGreaterThanOrEqual(4);
    for (const [id, { DeletionPolicy }] of found) expect([id, DeletionPolicy]).toEqual([id, 'Retain']);
  });
});
