import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { type Endpoint, isForOperators } from '../../contract/endpoint';
import { capitalized, type DeclaredFunction, functions } from '../../lib/functions';
import { roleGrants } from '../support/grants';
import { permissionsText } from '../support/permissions-text';
import { everySetting, promises, synthesized } from '../support/stack';

const stages = [
  ['demoWithEverything', everySetting.mailFrom],
  ['prod', promises.mailFrom],
] as const;

const sending = ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'];
const receiving = ['sqs:ChangeMessageVisibility', 'sqs:DeleteMessage', 'sqs:ReceiveMessage'];
/** The stream is read as a whole, with the permissions that CDK grants. */
const following = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];

const ofService = (service: string, operations: readonly string[]) =>
  operations.map((operation) => `${service}:${operation}`);

const servesOperators = (name: string) =>
  Object.entries(contract).some(
    ([subject, endpoints]) => subject === name && Object.values<Endpoint>(endpoints).some(isForOperators),
  );

/** The id of a worker's queue without its hash. */
const queueOf = (worker: string): string => {
  const former = functions.find(({ name }) => name === worker)?.queue?.formerIds?.queue;
  return former?.slice(0, -8) ?? `${capitalized(worker)}Queue`;
};

const deadLettersOf = (worker: string): string => {
  const former = functions.find(({ name }) => name === worker)?.queue?.formerIds?.deadLetters;
  return former?.slice(0, -8) ?? `${capitalized(worker)}DeadLetters`;
};

/** Everything that a function may do by its declaration: the actions on each resource. */
const declaredGrants = (declared: DeclaredFunction): [on: string, actions: readonly string[]][] => {
  const { name, table = [], indexes = [], follows, queue, sendsTo = [], calls = [], media = {} } = declared;
  const { countsJobsOf = [] } = declared;
  const receivers = [...sendsTo, ...(follows?.repairedBy === undefined ? [] : [follows.repairedBy])];
  return [
    [`${capitalized(name)}Logs`, ['logs:CreateLogStream', 'logs:PutLogEvents']],
    ['DataTable', ofService('dynamodb', table)],
    ...indexes.map((index): [string, string[]] => [`DataTable/index/${index}`, ['dynamodb:Query']]),
    ['DataTable.StreamArn', follows === undefined ? [] : ofService('dynamodb', following)],
    // The worker also sends the jobs that it puts off.
    [queueOf(name), queue === undefined ? [] : [...receiving, ...sending]],
    ...receivers
      .filter((receiver) => receiver !== name)
      .map((receiver): [string, string[]] => [queueOf(receiver), sending]),
    ...countsJobsOf.flatMap((worker): [string, string[]][] =>
      [queueOf(worker), deadLettersOf(worker)].map((one) => [one, ['sqs:GetQueueAttributes']]),
    ),
    ['SchedulesDeadLetters', declared.schedules === undefined ? [] : sending],
    ...calls.map((called): [string, string[]] => [
      `${capitalized(called)}Function`,
      ['lambda:InvokeFunction'],
    ]),
    ...Object.entries(media).map(([prefix, operations]): [string, string[]] => [
      `MediaBucket/media/${prefix}/*`,
      ofService('s3', operations),
    ]),
    [
      'AiKey',
      declared.model === 'waits' ? ofService('secretsmanager', ['DescribeSecret', 'GetSecretValue']) : [],
    ],
    [
      'IdentityPool',
      ofService('cognito-idp', [
        ...(servesOperators(name) ? ['AdminListGroupsForUser', 'AdminGetUser'] : []),
        ...(declared.pool ?? []),
      ]),
    ],
    ['sockets', declared.sockets ? ['execute-api:ManageConnections'] : []],
    ...(queue?.needsSender ? ['mails', 'counted mails'] : []).map((on): [string, string[]] => [
      on,
      ['ses:SendEmail'],
    ]),
  ];
};

/** The kinds of resource whose names have the region and the account. */
const shortNames = [
  [/^arn:\S+:execute-api:[^:]+:[^:]+:RealtimeApi\/\*\/\*\/@connections\/\*$/, 'sockets'],
  [/^arn:\S+:ses:[^:]+:[^:]+:identity\/\*$/, 'mails'],
  [/^arn:\S+:ses:[^:]+:[^:]+:configuration-set\/SentMailsSet$/, 'counted mails'],
] as const;

const shortened = (on: string) => shortNames.find(([pattern]) => pattern.test(on))?.[1] ?? on;

test.each(stages)(
  '%s: each function may do what it declares, resource by resource, and nothing else',
  (stage, mailFrom) => {
    const granted = Map.groupBy(roleGrants(synthesized(stage)), ({ of }) => of);
    for (const declared of functions) {
      const own = granted.get(declared.name) ?? [];
      const actual = own.map(({ on, actions }) => [shortened(on), actions.toSorted()]);
      const expected = declaredGrants(declared)
        .filter(([, actions]) => actions.length > 0)
        .map(([on, actions]) => [on, actions.toSorted()]);
      expect([declared.name, ...actual.toSorted()]).toEqual([declared.name, ...expected.toSorted()]);
      expect(own.filter(({ effect }) => effect !== 'Allow')).toEqual([]);
      // A condition narrows; the only one is the sender of mails.
      expect([
        declared.name,
        own.filter(({ when }) => when !== '').map(({ on, when }) => [shortened(on), when]),
      ]).toEqual([
        declared.name,
        declared.queue?.needsSender
          ? ['counted mails', 'mails'].map((on) => [on, `{"StringEquals":{"ses:FromAddress":"${mailFrom}"}}`])
          : [],
      ]);
    }
  },
);

test('docs/permissions.md is what the template of production permits now', () => {
  const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('|'));
  const committed = readFileSync('docs/permissions.md', 'utf8');
  const now = permissionsText(synthesized('prod'));
  if (committed === now) return;
  const added = lines(now).filter((line) => !committed.includes(line));
  const removed = lines(committed).filter((line) => !now.includes(line));
  const difference = [...added.map((line) => `+ ${line}`), ...removed.map((line) => `- ${line}`)].join('\n');
  throw new Error(
    `docs/permissions.md is not what the template permits now: npm run permissions\n${difference}`,
  );
});
