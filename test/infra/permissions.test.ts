import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { contract } from '../../contract';
import { type Endpoint, isForOperators } from '../../contract/endpoint';
import { everySetting, idOf, type Reference, synthesized } from '../support/stack';

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}
interface Policy {
  readonly PolicyDocument: { readonly Statement: Statement[] };
  readonly Roles: Reference[];
}

const stack = synthesized('demoWithEverything');
const deployment = /^CustomCDKBucketDeployment/;
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** What a role is allowed, as [action, resource] in text. */
const grants = stack.of<Policy>('AWS::IAM::Policy').flatMap(([id, { PolicyDocument, Roles }]) =>
  PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action, Resource }) =>
    list(Action).flatMap((action) =>
      list(Resource).map((resource) => ({
        id,
        role: idOf(Roles[0]),
        action,
        resource: JSON.stringify(resource),
      })),
    ),
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

test('DynamoDB grants name the one table, its indexes to be queried, and its stream for who follows it', () => {
  const [table] = stack.of('AWS::DynamoDB::GlobalTable');
  const arn = { 'Fn::GetAtt': [table?.[0], 'Arn'] };
  const stream = JSON.stringify({ 'Fn::GetAtt': [table?.[0], 'StreamArn'] });
  const index = (name: string) => JSON.stringify({ 'Fn::Join': ['', [arn, `/index/${name}`]] });
  const toDynamo = grants.filter(({ action }) => action.startsWith('dynamodb:'));
  expect(toDynamo.length).toBeGreaterThan(0);
  const elsewhere = toDynamo.filter(({ resource }) => resource !== JSON.stringify(arn));
  const queries = elsewhere.filter(({ resource }) => resource !== stream);
  expect(new Set(queries.map(({ resource }) => resource))).toEqual(new Set(['listing', 'school'].map(index)));
  expect(new Set(queries.map(({ action }) => action))).toEqual(new Set(['dynamodb:Query']));
  const followers = elsewhere.filter(({ resource }) => resource === stream).map(({ role }) => role);
  expect(new Set(followers)).toEqual(new Set([expect.stringMatching(/^BoardKeeperRole/)]));
});

test.each([
  ['User', ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['Onboarding', ['GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['Invitations', ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'Query', 'UpdateItem']],
  ['PreSignUp', ['Query']],
  ['Consent', ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['ConsentMails', ['GetItem', 'PutItem', 'Query', 'Query', 'UpdateItem']],
  ['Mailer', []],
  ['SocketCloser', ['GetItem', 'Query']],
  ['Books', ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['Quiz', ['GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['BookWorker', ['GetItem', 'Query', 'UpdateItem']],
  ['Leaderboard', ['GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['Dashboard', ['BatchGetItem', 'GetItem', 'Query']],
  ['Recommendations', ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'Query', 'UpdateItem']],
  ['Feedback', ['GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['BoardRepair', ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['Rewards', ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['SettlementStart', []],
  ['SettlementWorker', ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ['Realtime', ['DeleteItem', 'GetItem', 'PutItem', 'Query']],
  ['RealtimeAuthorizer', ['DeleteItem']],
])('the function %s may do no more with the table than it needs', (name, allowed) => {
  expect(actionsOf(name, 'dynamodb')).toEqual(allowed);
});

test.each([
  ['User', false],
  ['Books', false],
  ['Quiz', true],
  ['BookWorker', true],
  ['Recommendations', true],
  ['Dashboard', false],
  ['Realtime', false],
  ['RealtimeAuthorizer', false],
])('the key of the model service: %s reads it: %p', (name, allowed) => {
  expect(actionsOf(name, 'secretsmanager').includes('GetSecretValue')).toBe(allowed);
});

test.each([
  ['Books', 'BookProcessingQueue', 'BookWorker'],
  ['Invitations', 'MailJobsQueue', 'Mailer'],
  ['Consent', 'MailJobsQueue', 'Mailer'],
  ['ConsentMails', 'MailJobsQueue', 'Mailer'],
  ['Consent', 'SocketClosingQueue', 'SocketCloser'],
  ['SettlementStart', 'SettlementQueue', 'SettlementWorker'],
  ['SettlementWorker', 'SettlementQueue', 'SettlementWorker'],
  ['BoardKeeper', 'MissedChangesQueue', 'BoardRepair'],
])('%s sends to %s, and only %s receives from it', (sender, queue, worker) => {
  const may = (action: string) =>
    ours
      .filter((grant) => grant.action === `sqs:${action}` && grant.resource.includes(`"${queue}`))
      .map(({ role }) => role?.replace(/Role[0-9A-F]{8}$/, ''));
  expect(may('SendMessage')).toContain(sender);
  expect(may('ReceiveMessage')).toEqual([worker]);
});

test('nobody else sends to a queue, and mails leave by one function, from one address', () => {
  const senders = ours.filter(({ action }) => action === 'sqs:SendMessage');
  const letters = senders.filter(({ resource }) => resource.includes('SchedulesDeadLetters'));
  expect(letters.map(({ role }) => role?.replace(/Role[0-9A-F]{8}$/, ''))).toEqual([
    'ConsentMails',
    'SettlementStart',
    'Schedules',
  ]);
  const missed = senders.filter(({ resource }) => resource.includes('MissedChangesQueue'));
  expect(missed.map(({ role }) => role?.replace(/Role[0-9A-F]{8}$/, ''))).toEqual(['BoardKeeper']);
  expect(senders).toHaveLength(7 + letters.length + missed.length);
  const mails = ours.filter(({ action }) => action.startsWith('ses:'));
  expect(mails.map(({ action, role }) => [action, role?.replace(/Role[0-9A-F]{8}$/, '')])).toEqual([
    ['ses:SendEmail', 'Mailer'],
  ]);
  stack.template.hasResourceProperties('AWS::IAM::Policy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: 'ses:SendEmail',
          Condition: { StringEquals: { 'ses:FromAddress': everySetting.mailFrom } },
        }),
      ]),
    },
  });
});

test('the functions that serve operators, and no others, may ask the user pool who belongs to a group', () => {
  const [pool] = stack.of('AWS::Cognito::UserPool')[0] ?? [];
  const serving = Object.entries(contract)
    .filter(([, endpoints]) => Object.values<Endpoint>(endpoints).some(isForOperators))
    .map(([subject]) => subject.charAt(0).toUpperCase() + subject.slice(1));
  expect(serving).toEqual(expect.arrayContaining(['Invitations', 'Consent', 'Feedback']));
  const asking = ours.filter(({ action }) => action.startsWith('cognito-idp:'));
  expect(asking.map(({ role }) => role?.replace(/Role[0-9A-F]{8}$/, '')).toSorted()).toEqual(
    serving.toSorted(),
  );
  for (const { action, resource } of asking)
    expect([action, resource]).toEqual([
      'cognito-idp:AdminListGroupsForUser',
      JSON.stringify({ 'Fn::GetAtt': [pool, 'Arn'] }),
    ]);
  const knowing = stack
    .functions<{ Environment?: { Variables: Record<string, unknown> } }>()
    .filter(([, { Environment }]) => Environment?.Variables.USER_POOL_ID !== undefined)
    .map(([id]) => id.replace(/Function[0-9A-F]{8}$/, ''));
  expect(knowing.toSorted()).toEqual(serving.toSorted());
});

test('every function has a role of its own', () => {
  const roles = stack.functions<{ Role: Reference }>().map(([, { Role }]) => idOf(Role));
  expect(new Set(roles).size).toBe(roles.length);
});

/** API Gateway's, for access logs: AWS gives its policy. */
const gatewayLogs = /CloudWatchRole/;

test('no role of ours has a managed policy or another trusted party than Lambda and the scheduler', () => {
  const roles = stack.of<{
    ManagedPolicyArns?: unknown;
    Policies?: unknown;
    AssumeRolePolicyDocument: { Statement: { Principal: unknown }[] };
  }>('AWS::IAM::Role');
  for (const [id, role] of roles.filter(([id]) => !deployment.test(id) && !gatewayLogs.test(id))) {
    expect([id, role.ManagedPolicyArns, role.Policies]).toEqual([id, undefined, undefined]);
    const trusted = role.AssumeRolePolicyDocument.Statement.map(({ Principal }) => Principal);
    const service = id.startsWith('Schedules') ? 'scheduler' : 'lambda';
    expect(trusted).toEqual([{ Service: `${service}.amazonaws.com` }]);
  }
});
