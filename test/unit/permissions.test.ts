import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient, GetItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDynamoDb } from '../../local/dynamodb';
import { permissionsOf } from '../../local/template/permissions';
import { Template } from '../../local/template/template';

const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-template-'));

const template = {
  Resources: {
    Reader: {
      Type: 'AWS::Lambda::Function',
      Properties: { Role: { 'Fn::GetAtt': ['ReaderRole', 'Arn'] } },
    },
    Idle: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::GetAtt': ['IdleRole', 'Arn'] } } },
    ReaderRole: {
      Type: 'AWS::IAM::Role',
      Properties: {
        Policies: [
          {
            PolicyDocument: {
              Statement: [{ Effect: 'Allow', Action: ['dynamodb:GetItem'], Resource: '…' }],
            },
          },
        ],
      },
    },
    IdleRole: { Type: 'AWS::IAM::Role', Properties: {} },
  },
};

let engine: Awaited<ReturnType<typeof startDynamoDb>>;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'test.template.json'), JSON.stringify(template));
  const permitted = permissionsOf(new Template(folder));
  engine = await startDynamoDb({ allows: (key, action) => permitted(key, `dynamodb:${action}`) });
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const signedBy = (accessKeyId: string) =>
  new DynamoDBClient({
    region: 'us-east-1',
    endpoint: engine.url,
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'local' },
  });

const read = (accessKey: string) =>
  signedBy(accessKey)
    .send(new GetItemCommand({ TableName: 'none', Key: { pk: { S: 'a' } } }))
    .catch((error: Error) => error.name);

test('a function may do only what its policy in the template allows', async () => {
  expect(await read('Reader')).toBe('ResourceNotFoundException');
  expect(await read('Idle')).toBe('AccessDeniedException');
});

test('a caller that is not a function of the template may do everything', async () => {
  expect(await read('developer')).toBe('ResourceNotFoundException');
});

test('a transaction needs the permission of each of its parts', async () => {
  const put = { Put: { TableName: 'none', Item: { pk: { S: 'a' } } } };
  const write = signedBy('Reader').send(new TransactWriteItemsCommand({ TransactItems: [put] }));
  await expect(write).rejects.toThrow('Reader is not authorized to perform: dynamodb:PutItem');
});
