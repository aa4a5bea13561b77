import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { type Endpoint, isForOperators } from '../../contract/endpoint';
import { capitalized, functions } from '../../lib/functions';
import { cdkOwn, idOf, type Reference, synthesized } from '../support/stack';

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
/** CDK's own functions have separate policies for their roles. */
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

test('there are grants to judge', () => {
  expect(ours.length).toBeGreaterThan(30);
});

test('none of our roles has a wildcard of actions', () => {
  expect(ours.filter(({ action }) => action.includes('*'))).toEqual([]);
});

test('no role, not even CDK’s own, may perform every action of a service', () => {
  expect(grants.filter(({ action }) => /^(\*|\w+:\*)$/.test(action))).toEqual([]);
});

test('none of our roles has access to all resources', () => {
  expect(ours.filter(({ resource }) => /(^|[[,])"\*"/.test(resource))).toEqual([]);
});

test('no role may scan the table, change its settings or run PartiQL statements', () => {
  const dangerous = /^dynamodb:(Scan|PartiQL\w+|\w*Table\w*|\w*Backup\w*|Export\w*)$/;
  expect(grants.filter(({ action }) => dangerous.test(action))).toEqual([]);
});

test('DynamoDB grants name the one table, its indexes for queries, and its stream for declared followers', () => {
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

const sendersTo = (queue: string) =>
  ours
    .filter(({ action, resource }) => action === 'sqs:SendMessage' && resource.includes(`"${queue}`))
    .map(({ role }) => nameOf(role));

test.each(functions.filter(({ queue }) => queue !== undefined))(
  'to the queue of $name send those who declare it and itself, and it alone receives',
  ({ name, queue: declared }) => {
    const queue = declared?.formerIds?.queue ?? `${capitalized(name)}Queue`;
    const senders = functions.filter(
      ({ sendsTo = [], follows }) =>
        sendsTo.some((worker) => worker === name) || follows?.repairedBy === name,
    );
    expect(senders).not.toEqual([]);
    // The worker itself sends the jobs that it postpones.
    expect(new Set(sendersTo(queue))).toEqual(new Set([...senders.map((sender) => sender.name), name]));
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
  const declared = functions.flatMap(({ name, sendsTo = [], follows, queue }) => [
    ...new Set([...sendsTo, ...(queue === undefined ? [] : [name])]),
    ...(follows?.repairedBy ? ['it'] : []),
  ]);
  expect(all).toHaveLength(declared.length + clocked.length + 1);
});

test('the functions that serve operators, and no others, may ask the user pool for the groups of a user', () => {
  const [pool] = stack.of('AWS::Cognito::UserPool')[0] ?? [];
  const serving = Object.entries(contract)
    .filter(([, endpoints]) => Object.values<Endpoint>(endpoints).some(isForOperators))
    .map(([subject]) => subject);
  expect(serving).toEqual(expect.arrayContaining(['invitations', 'proposals', 'feedback']));
  const asking = ours.filter(({ action }) => action === 'cognito-idp:AdminListGroupsForUser');
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
  expect(knowing.toSorted()).toEqual([...new Set([...serving, ...declaring()])].toSorted());
});

/** The functions that declare operations on users of the pool. */
const declaring = () => functions.filter(({ pool }) => pool !== undefined).map(({ name }) => name);

const isQuery = (action: string) => /:AdminListGroupsForUser$|:AdminGetUser$/.test(action);

test('one function creates users of the pool and sets passwords, one changes factors, and only declared ones change users', () => {
  const [pool] = stack.of('AWS::Cognito::UserPool')[0] ?? [];
  const changing = ours.filter(({ action }) => action.startsWith('cognito-idp:') && !isQuery(action));
  const may = (operation: string) =>
    changing.filter(({ action }) => action === `cognito-idp:${operation}`).map(({ role }) => nameOf(role));
  for (const operation of ['AdminCreateUser', 'AdminSetUserPassword'])
    expect([operation, ...may(operation)]).toEqual([operation, 'addressesWorker']);
  for (const operation of ['AdminSetUserMFAPreference', 'ListUsersInGroup'])
    expect([operation, ...may(operation)]).toEqual([operation, 'operations']);
  expect([...new Set(changing.map(({ role }) => nameOf(role)))].toSorted()).toEqual(declaring().toSorted());
  const on = JSON.stringify({ 'Fn::GetAtt': [pool, 'Arn'] });
  expect(changing.filter(({ resource }) => resource !== on)).toEqual([]);
});

test('every function has its own role', () => {
  const taken = stack.functions<{ Role: Reference }>().map(([, { Role }]) => idOf(Role));
  expect(new Set(taken).size).toBe(taken.length);
});

/** The role of API Gateway for access logs, which needs a policy of AWS. */
const gatewayLogs = /CloudWatchRole/;

test('our roles have no managed policy, and trust only Lambda or the scheduler', () => {
  for (const [id, role] of roles.filter(([id]) => !gatewayLogs.test(id))) {
    expect([id, role.ManagedPolicyArns]).toEqual([id, undefined]);
    const trusted = role.AssumeRolePolicyDocument.Statement.map(({ Principal }) => Principal);
    const service = id.startsWith('Schedules') ? 'scheduler' : 'lambda';
    expect(trusted).toEqual([{ Service: `${service}.amazonaws.com` }]);
  }
});

test('our permissions are part of the roles, because separate policies would count towards the 500 resources', () => {
  expect(beside.map(([id]) => id).filter((id) => !cdkOwn.test(id))).toEqual([]);
});
