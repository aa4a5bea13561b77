import { expect, test } from '@jest/globals';
import { queueSettingOf, type Worker } from '../../contract/jobs';
import { environments } from '../../lib/environments';
import { type DeclaredFunction, functions } from '../../lib/functions';
import { settingsFor } from '../../lib/settings';
import { usesOf } from '../support/code/uses';

const settings = settingsFor('demo', { safetyEmail: 'safety@inkwren.example' });

/** The settings that each kind of access to the model adds. */
const ofModel = {
  waits: ['AI_KEY_SECRET'],
  counts: ['AI_CHAT_MODEL', 'AI_DAILY_LIMITS', 'AI_SCHOOL_LIMIT', 'AI_STAGE_LIMIT', 'AI_COSTS', 'AI_DOLLARS'],
};

const callSettingOf = (name: string) => queueSettingOf(name as Worker).replace(/QUEUE_URL$/, 'FUNCTION');

const settingsIn = (names: readonly string[]) => names.map((name) => `setting ${name}`);

/** What a declaration permits, each with the uses of which the code must show at least one. */
const permittedBy = ({ model, sockets, hashes, ...declared }: DeclaredFunction): [string, string[]][] => {
  const { table = [], indexes = [], media = {}, sendsTo = [], calls = [], files = [] } = declared;
  const { environment = [], countsJobsOf = [] } = declared;
  const same = [
    ...table.map((operation) => `table ${operation}`),
    ...indexes.map((index) => `index ${index}`),
    ...sendsTo.map((worker) => `sendsTo ${worker}`),
    ...countsJobsOf.map((worker) => `countsJobsOf ${worker}`),
    ...Object.entries(media).flatMap(([prefix, operations]) =>
      operations.map((one) => `media ${prefix} ${one}`),
    ),
    ...files.map((folder) => `files ${folder}`),
  ];
  return [
    ...same.map((use): [string, string[]] => [use, [use]]),
    ...calls.map((name): [string, string[]] => [`calls ${name}`, [`calls ${callSettingOf(name)}`]]),
    ...environment.map((concern): [string, string[]] => [
      `environment ${concern}`,
      settingsIn(Object.keys(environments[concern](settings))),
    ]),
    ...(model ? [[`model ${model}`, settingsIn(ofModel[model])] as [string, string[]]] : []),
    ...(hashes ? [['setting HASH_KEY', ['setting HASH_KEY']] as [string, string[]]] : []),
    ...(sockets ? [['sockets', settingsIn(['REALTIME_ENDPOINT'])] as [string, string[]]] : []),
  ];
};

const unusedIn = (declared: DeclaredFunction): string[] => {
  const uses = usesOf(declared.entry);
  return permittedBy(declared).flatMap(([permission, some]) =>
    some.some((use) => uses.has(use)) ? [] : [permission],
  );
};

test.each(functions)(
  '$name uses everything that it may: what it no longer needs leaves its declaration',
  (declared) => {
    expect(unusedIn(declared)).toEqual([]);
  },
);

/** What the code of a function reaches and it never does, with the reason. */
const neverDone: Readonly<Record<string, readonly string[]>> = {
  // A visit outlives the day of its device, without which none is counted.
  childrenSignIn: ['table PutItem'],
  // The first screen shows the global board only, which the stream writes.
  dashboard: ['index school', 'table PutItem', 'table UpdateItem'],
  // It asks for the place on the global board only.
  home: ['index school'],
  // Its updates demand the lease that it has taken, so that the item is there.
  lettersWorker: ['table PutItem'],
  // A new user has no name yet whose lock would be removed.
  onboarding: ['table DeleteItem'],
  // It sets checked names, and asks for no other check.
  usersCheckNames: ['table PutItem'],
};

const isGranted = (use: string) => /^(table|index|sendsTo|media) |^setting HASH_KEY$/.test(use);

test.each(functions)(
  '$name declares what its code does with the table, the queues, the bucket and the key of hashes',
  (declared) => {
    const permitted = new Set(permittedBy(declared).map(([permission]) => permission));
    const missing = [...usesOf(declared.entry)].filter((use) => isGranted(use) && !permitted.has(use));
    expect(missing.toSorted()).toEqual(neverDone[declared.name] ?? []);
  },
);

test('each kind of permission is found unused where nothing uses it', () => {
  const [audit] = functions.filter(({ name }) => name === 'audit');
  const generous = {
    ...(audit as DeclaredFunction),
    table: ['GetItem', 'DeleteItem'],
    indexes: ['listing', 'school'],
    media: { comics: ['GetObject'] },
    sendsTo: ['mailWorker'],
    countsJobsOf: ['mailWorker'],
    calls: ['voiceTurn'],
    files: ['library'],
    environment: ['consentAges', 'dictionary'],
    model: 'counts',
    sockets: true,
    hashes: true,
  } satisfies Partial<DeclaredFunction> & object;
  expect(unusedIn(generous)).toEqual([
    'table DeleteItem',
    'index school',
    'sendsTo mailWorker',
    'countsJobsOf mailWorker',
    'media comics GetObject',
    'files library',
    'calls voiceTurn',
    'environment dictionary',
    'model counts',
    'setting HASH_KEY',
    'sockets',
  ]);
});
