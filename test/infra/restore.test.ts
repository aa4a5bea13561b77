import { describe, expect, test } from '@jest/globals';
import { mediaPrefixes } from '../../contract/media';
import { functions } from '../../lib/functions';
import { settingsFor } from '../../lib/settings';
import { promises, restoredTable, synthesized } from '../support/stack';

const text = (value: unknown) => JSON.stringify(value);

describe('a stack with a restored table', () => {
  const [before, after] = [synthesized('prod'), synthesized('prodRestored')];
  const table = 'AWS::DynamoDB::GlobalTable';

  test('has no table of its own; the former one stays, because the stack never deletes it', () => {
    const [[id = ''] = []] = before.of(table);
    expect(after.of(table)).toEqual([]);
    expect(before.template.toJSON().Resources[id].DeletionPolicy).toBe('Retain');
    expect(text(after.template.toJSON())).not.toContain(id);
  });

  test('names it to every function that had the former one', () => {
    const named = ([, { Environment }]: [string, { Environment?: { Variables: object } }]) =>
      Environment !== undefined && 'TABLE_NAME' in Environment.Variables;
    const ids = (stack: typeof after) =>
      stack
        .functions<never>()
        .filter(named)
        .map(([id]) => id);
    expect(ids(after)).toEqual(ids(before));
    expect(ids(after).length).toBe(functions.filter((one) => one.table !== undefined).length);
    for (const [, { Environment }] of after.functions<never>().filter(named) as [string, never][])
      expect((Environment as { Variables: object }).Variables).toMatchObject({
        TABLE_NAME: restoredTable.name,
      });
  });

  test('lets each function do there what it may do in the former one, and nothing elsewhere', () => {
    const statementsOf = (stack: typeof after) =>
      stack
        .of<{ Policies?: { PolicyDocument: { Statement: { Action: unknown; Resource: unknown }[] } }[] }>(
          'AWS::IAM::Role',
        )
        .flatMap(([id, { Policies = [] }]) =>
          Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
            .filter(({ Action }) => text(Action).includes('dynamodb:'))
            .map(({ Action, Resource }) => ({ id, Action, Resource })),
        );
    const actions = (stack: typeof after) => statementsOf(stack).map(({ id, Action }) => ({ id, Action }));
    expect(actions(after)).toEqual(actions(before));
    for (const { Action, Resource } of statementsOf(after))
      if (text(Action) !== '"dynamodb:ListStreams"')
        expect(text(Resource)).toContain(`table/${restoredTable.name}`);
  });

  test('follows its stream from the beginning', () => {
    const followed = after
      .of<{ EventSourceArn: unknown; StartingPosition?: string }>('AWS::Lambda::EventSourceMapping')
      .filter(([, { StartingPosition }]) => StartingPosition !== undefined);
    expect(followed.map(([, { EventSourceArn }]) => EventSourceArn)).toEqual([
      restoredTable.streamArn,
      restoredTable.streamArn,
    ]);
    expect(followed.map(([, { StartingPosition }]) => StartingPosition)).toEqual([
      'TRIM_HORIZON',
      'TRIM_HORIZON',
    ]);
  });

  test('changes no resource but those, and replaces nothing that keeps data', () => {
    const kept = /^AWS::(S3::Bucket|Cognito::UserPool|SQS::Queue|SecretsManager::Secret|Logs::LogGroup)$/;
    const keeping = (stack: typeof after) =>
      Object.entries<{ Type: string }>(stack.template.toJSON().Resources).filter(([, { Type }]) =>
        kept.test(Type),
      );
    expect(keeping(after)).toEqual(keeping(before));
  });
});

test('another number of the pool replaces the pool with its clients and its group, and nothing that keeps data', () => {
  const [before, after] = [synthesized('prod'), synthesized('prodWithAnotherPool')];
  const ids = (stack: typeof after) => Object.keys(stack.template.toJSON().Resources);
  const typesOf = (stack: typeof after, other: typeof after) =>
    Object.entries<{ Type: string }>(stack.template.toJSON().Resources)
      .filter(([id]) => !ids(other).includes(id))
      .map(([, { Type }]) => Type)
      .toSorted();
  const replaced = typesOf(before, after);
  expect(typesOf(after, before)).toEqual(replaced);
  expect(new Set(replaced)).toEqual(
    new Set([
      // It names the pool in its authorizer.
      'AWS::ApiGateway::Deployment',
      'AWS::Cognito::UserPool',
      'AWS::Cognito::UserPoolClient',
      'AWS::Cognito::UserPoolGroup',
      'AWS::Lambda::Permission',
    ]),
  );
});

test('a restored table needs the stream of the same table', () => {
  const streamArn = restoredTable.streamArn.replace(/table\/[^/]+/, 'table/another');
  const given = { ...promises, restoredTable: { ...restoredTable, streamArn } };
  expect(() => settingsFor('prod', given)).toThrow('restoredTable: the stream is of another table');
});

test.each(['demo', 'prod'] as const)(
  '%s: deleted pictures can be taken back for 14 days, like the table',
  (stage) => {
    const media = synthesized(stage)
      .of<{ LifecycleConfiguration: { Rules: { Id: string }[] } }>('AWS::S3::Bucket')
      .find(([id]) => id.startsWith('MediaBucket'))?.[1];
    expect(media).toMatchObject({ VersioningConfiguration: { Status: 'Enabled' } });
    const { Rules = [] } = media?.LifecycleConfiguration ?? {};
    expect(Rules.map(({ Id }) => Id)).toEqual(Object.keys(mediaPrefixes));
    for (const rule of Rules)
      expect(rule).toMatchObject({ NoncurrentVersionExpiration: { NoncurrentDays: 14 }, Status: 'Enabled' });
  },
);
