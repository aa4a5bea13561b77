import { expect, test } from '@jest/globals';
import { idOf, type Reference, synthesized } from '../support/stack';

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}
interface Policy {
  readonly PolicyDocument: { readonly Statement: Statement[] };
  readonly Roles: Reference[];
}

const stack = synthesized();
const deployment = /^CustomCDKBucketDeployment/;
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** What a role is allowed, as [action, resource] in text. */
const grants = stack.of<Policy>('AWS::IAM::Policy').flatMap(([id, { PolicyDocument, Roles }]) =>
  PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action, Resource }) =>
    list(Action).map((action) => ({
      id,
      role: idOf(Roles[0]),
      action,
      resource: JSON.stringify(Resource),
    })),
  ),
);
const ours = grants.filter(({ id }) => !deployment.test(id));
const roleIds = stack.of('AWS::IAM::Role').map(([id]) => id);

const actionsOf = (functionName: string, service: string): string[] => {
  const role = roleIds.find((id) => new RegExp(`^${functionName}Role[0-9A-F]{8}$`).test(id));
  expect(role).toBeDefined();
  return ours
    .filter((grant) => grant.role === role && grant.action.startsWith(`${service}:`))
    .map(({ action }) => action.slice(service.length + 1))
    .sort();
};

test('there are grants to judge', () => {
  expect(ours.length).toBeGreaterThan(30);
});

test('no role of ours may do a wildcard of actions', () => {
  expect(ours.filter(({ action }) => action.includes('*'))).toEqual([]);
});

test('nobody may do everything, CDK’s own deployment included', () => {
  expect(grants.filter(({ action }) => /^(\*|\w+:\*)$/.test(action))).toEqual([]);
});

test('no role of ours reaches a bare * of resources', () => {
  expect(ours.filter(({ resource }) => /(^|[[,])"\*"/.test(resource))).toEqual([]);
});

test('nobody may scan the table, change it or run statements on it', () => {
  const dangerous = /^dynamodb:(Scan|PartiQL\w+|\w*Table\w*|\w*Backup\w*|Export\w*)$/;
  expect(grants.filter(({ action }) => dangerous.test(action))).toEqual([]);
});

test('DynamoDB grants name the one table', () => {
  const [table] = stack.of('AWS::DynamoDB::GlobalTable');
  const named = JSON.stringify({ 'Fn::GetAtt': [table?.[0], 'Arn'] });
  const toDynamo = grants.filter(({ action }) => action.startsWith('dynamodb:'));
  expect(toDynamo.length).toBeGreaterThan(0);
  expect(toDynamo.filter(({ resource }) => resource !== named)).toEqual([]);
});

test.each([
  ['User', ['GetItem', 'PutItem', 'UpdateItem']],
  ['Books', ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['Quiz', ['GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['BookWorker', ['GetItem', 'Query', 'UpdateItem']],
  ['Realtime', ['DeleteItem', 'PutItem']],
  ['RealtimeAuthorizer', []],
])('the function %s may do no more with the table than it needs', (name, allowed) => {
  expect(actionsOf(name, 'dynamodb')).toEqual(allowed);
});

test.each([
  ['User', false],
  ['Books', false],
  ['Quiz', true],
  ['BookWorker', true],
  ['Realtime', false],
  ['RealtimeAuthorizer', false],
])('the key of the model service: %s reads it: %p', (name, allowed) => {
  expect(actionsOf(name, 'secretsmanager').includes('GetSecretValue')).toBe(allowed);
});

test.each([
  ['User', false, false],
  ['Books', true, false],
  ['Quiz', false, false],
  ['BookWorker', false, true],
  ['Realtime', false, false],
  ['RealtimeAuthorizer', false, false],
])('the queue of books: %s sends: %p, receives: %p', (name, sends, receives) => {
  const actions = actionsOf(name, 'sqs');
  expect(actions.includes('SendMessage')).toBe(sends);
  expect(actions.includes('ReceiveMessage')).toBe(receives);
});

test('every function has a role of its own', () => {
  const roles = stack.functions<{ Role: Reference }>().map(([, { Role }]) => idOf(Role));
  expect(new Set(roles).size).toBe(roles.length);
});

/** API Gateway's, for access logs: AWS gives its policy. */
const gatewayLogs = /CloudWatchRole/;

test('no role of ours has a managed policy or another trusted party than Lambda', () => {
  const roles = stack.of<{
    ManagedPolicyArns?: unknown;
    Policies?: unknown;
    AssumeRolePolicyDocument: { Statement: { Principal: unknown }[] };
  }>('AWS::IAM::Role');
  for (const [id, role] of roles.filter(([id]) => !deployment.test(id) && !gatewayLogs.test(id))) {
    expect([id, role.ManagedPolicyArns, role.Policies]).toEqual([id, undefined, undefined]);
    const trusted = role.AssumeRolePolicyDocument.Statement.map(({ Principal }) => Principal);
    expect(trusted).toEqual([{ Service: 'lambda.amazonaws.com' }]);
  }
});
