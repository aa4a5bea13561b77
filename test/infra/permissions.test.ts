import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { contract } from '../../contract';
import { type Endpoint, isForOperators } from '../../contract/endpoint';
import { capitalized, functions } from '../../lib/functions';
import { cdkOwn, everySetting, idOf, type Reference, synthesized } from '../support/stack';

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}
interface Policy {
  readonly PolicyDocument: { readonly Statement: Statement[] };
}
interface Role {
  readonly ManagedPolicyArns?: unknown;
  readonly Policies?: readonly Policy[];
  readonly AssumeRolePolicyDocument: { readonly Statement: { readonly Principal: unknown }[] };
}

const stack = synthesized('demoWithEverything');
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Permissions as [role, action, resource] in text. */
const grantsOf = (role: string | undefined, { PolicyDocument }: Policy) =>
  PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action, Resource }) =>
    list(Action).flatMap((action) =>
      list(Resource).map((resource) => ({ role, action, resource: JSON.stringify(resource) })),
    ),
  );

const roles = stack.of<Role>('AWS::IAM::Role').filter(([id]) => !cdkOwn.test(id));
const ours = roles.flatMap(([id, { Policies = [] }]) => Policies.flatMap((policy) => grantsOf(id, policy)));
/** CDK's own functions have a policy beside their role. */
const beside = stack.of<Policy & { readonly Roles: Reference[] }>('AWS::IAM::Policy');
const grants = [
  ...ours,
  ...beside.flatMap(([, policy]) => policy.Roles.flatMap((role) => grantsOf(idOf(role), policy))),
];

/** The function that a role belongs to. */
const nameOf = (role = '') => {
  const name = role.replace(/Role[0-9A-F]{8}$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
};

const actionsOf = (functionName: string, service: string): string[] => {
  const role = roles.map(([id]) => id).find((id) => nameOf(id) === functionName);
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

test('no role may do everything, CDK’s own deployment included', () => {
  expect(grants.filter(({ action }) => /^(\*|\w+:\*)$/.test(action))).toEqual([]);
});

test('no role of ours reaches a bare * of resources', () => {
  expect(ours.filter(({ resource }) => /(^|[[,])"\*"/.test(resource))).toEqual([]);
});

test('no role may scan the table, change it or run statements on it', () => {
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
  const declared = functions.filter(({ follows }) => follows !== undefined).map(({ name }) => name);
  expect([...new Set(followers.map(nameOf))].toSorted()).toEqual(declared);
});

test.each(functions)('$name may do with the table what it declares, and nothing else', (declared) => {
  const { name, table: operations = [], indexes = [], follows } = declared;
  // The stream is read as a whole, with the permissions that CDK grants.
  const reading = follows ? ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'] : [];
  expect(actionsOf(name, 'dynamodb')).toEqual(
    [...operations, ...indexes.map(() => 'Query'), ...reading].toSorted(),
  );
});

test.each(functions)(
  '$name reads the key of the model service only where it waits on the model',
  (declared) => {
    const { name, model } = declared;
    expect(actionsOf(name, 'secretsmanager').includes('GetSecretValue')).toBe(model === 'waits');
  },
);

test.each(functions)('$name reaches open sockets only where it declares so', ({ name, sockets = false }) => {
  expect(actionsOf(name, 'execute-api').includes('ManageConnections')).toBe(sockets);
});

const sendersTo = (queue: string) =>
  ours
    .filter(({ action, resource }) => action === 'sqs:SendMessage' && resource.includes(`"${queue}`))
    .map(({ role }) => nameOf(role));

test.each(functions.filter(({ queue }) => queue !== undefined))(
  'to the queue of $name send those who declare it, and it alone receives',
  ({ name }) => {
    const queue = `${capitalized(name)}Queue`;
    const senders = functions.filter(
      ({ sendsTo = [], follows }) => sendsTo.includes(name) || follows?.repairedBy === name,
    );
    expect(senders).not.toEqual([]);
    expect(sendersTo(queue).toSorted()).toEqual(senders.map((sender) => sender.name).toSorted());
    const receivers = ours.filter(
      ({ action, resource }) => action === 'sqs:ReceiveMessage' && resource.includes(`"${queue}`),
    );
    expect(receivers.map(({ role }) => nameOf(role))).toEqual([name]);
  },
);

test('only declared senders and schedules send to a queue', () => {
  const clocked = functions.filter(({ schedules }) => schedules !== undefined).map(({ name }) => name);
  expect(clocked.length).toBeGreaterThan(1);
  expect(sendersTo('SchedulesDeadLetters')).toEqual([...clocked, 'schedules']);
  const all = ours.filter(({ action }) => action === 'sqs:SendMessage');
  const declared = functions.flatMap(({ sendsTo = [], follows }) => [
    ...sendsTo,
    ...(follows?.repairedBy ? ['it'] : []),
  ]);
  expect(all).toHaveLength(declared.length + clocked.length + 1);
});

test('one function sends mails, from one address', () => {
  const mails = ours.filter(({ action }) => action.startsWith('ses:'));
  expect(mails.map(({ action, role }) => [action, nameOf(role)])).toEqual([['ses:SendEmail', 'mailWorker']]);
  stack.template.hasResourceProperties('AWS::IAM::Role', {
    Policies: [
      {
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({
              Action: 'ses:SendEmail',
              Condition: { StringEquals: { 'ses:FromAddress': everySetting.mailFrom } },
            }),
          ]),
        },
      },
    ],
  });
});

test('the functions that serve operators, and no others, may ask the user pool who belongs to a group', () => {
  const [pool] = stack.of('AWS::Cognito::UserPool')[0] ?? [];
  const serving = Object.entries(contract)
    .filter(([, endpoints]) => Object.values<Endpoint>(endpoints).some(isForOperators))
    .map(([subject]) => subject);
  expect(serving).toEqual(expect.arrayContaining(['invitations', 'consent', 'feedback']));
  const asking = ours.filter(({ action }) => action.startsWith('cognito-idp:'));
  expect(asking.map(({ role }) => nameOf(role)).toSorted()).toEqual(serving.toSorted());
  for (const { action, resource } of asking)
    expect([action, resource]).toEqual([
      'cognito-idp:AdminListGroupsForUser',
      JSON.stringify({ 'Fn::GetAtt': [pool, 'Arn'] }),
    ]);
  const knowing = stack
    .functions<{ Environment?: { Variables: Record<string, unknown> } }>()
    .filter(([, { Environment }]) => Environment?.Variables.USER_POOL_ID !== undefined)
    .map(([id]) => nameOf(id.replace(/Function(?=[0-9A-F]{8}$)/, 'Role')));
  expect(knowing.toSorted()).toEqual(serving.toSorted());
});

test('every function has a role of its own', () => {
  const taken = stack.functions<{ Role: Reference }>().map(([, { Role }]) => idOf(Role));
  expect(new Set(taken).size).toBe(taken.length);
});

/** API Gateway's, for access logs: AWS gives its policy. */
const gatewayLogs = /CloudWatchRole/;

test('no role of ours has a managed policy or another trusted party than Lambda and the scheduler', () => {
  for (const [id, role] of roles.filter(([id]) => !gatewayLogs.test(id))) {
    expect([id, role.ManagedPolicyArns]).toEqual([id, undefined]);
    const trusted = role.AssumeRolePolicyDocument.Statement.map(({ Principal }) => Principal);
    const service = id.startsWith('Schedules') ? 'scheduler' : 'lambda';
    expect(trusted).toEqual([{ Service: `${service}.amazonaws.com` }]);
  }
});

test('our permissions stand in the roles, as a policy beside each would take a resource of the 500', () => {
  expect(beside.map(([id]) => id).filter((id) => !cdkOwn.test(id))).toEqual([]);
});
