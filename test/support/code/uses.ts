import path from 'node:path';
import type { entity } from '../../../lambdas/platform/table/entity';
import type { MediaOperation, TableOperation } from '../../../lib/declaration';
import { entityOf, mayHoldForNothing } from './entities';
import { declarationAt, type Place, placeOf, reachedFrom, valueAt } from './modules';
import { allIn, argumentsOf, bare, fieldsOf, isIdentifier, type Node, returnedBy, textsIn } from './syntax';

const lambdas = path.resolve(__dirname, '../../../lambdas');

type Entity = ReturnType<typeof entity>;
type Method = {
  [M in keyof Entity]: Entity[M] extends (...given: never) => unknown ? M : never;
}[keyof Entity];

/** The effect of each method of an entity, as `TableOperation`, or the index that it queries. */
const methods: Record<Method, `table ${TableOperation}` | 'index listing'> = {
  get: 'table GetItem',
  getMany: 'table BatchGetItem',
  list: 'table Query',
  between: 'table Query',
  all: 'table Query',
  page: 'index listing',
  put: 'table PutItem',
  create: 'table PutItem',
  update: 'table UpdateItem',
  take: 'table DeleteItem',
  remove: 'table DeleteItem',
  putting: 'table PutItem',
  creating: 'table PutItem',
  updating: 'table UpdateItem',
  removing: 'table DeleteItem',
};

/** Methods of other objects have these names too. The others count where the code does not show which entity it is. */
const alsoOfOthers = ['get', 'all', 'put', 'create', 'update'];

const usesOfMethod = (object: Node, method: string, given: readonly Node[], at: Place): string[] => {
  if (!Object.hasOwn(methods, method)) return [];
  const found = entityOf(object, at);
  if (found === undefined && alsoOfOthers.includes(method)) return [];
  const renews = method === 'update' && found?.expires && mayHoldForNothing(given[2]);
  return [methods[method as Method], ...(renews ? ['table PutItem'] : [])];
};

/** The prefix of an object of the bucket, from the literal or from the result of a function. */
const prefixesIn = (object: Node | undefined, at: Place): string[] => {
  if (object === undefined) return [];
  const node = bare(object);
  if (node.type === 'ObjectExpression') return textsIn(fieldsOf(node).get('prefix'));
  if (node.type !== 'CallExpression' || !isIdentifier(node.callee as Node)) return [];
  const place = placeOf({ file: at.file, name: (node.callee as Node).value as string });
  return (place && returnedBy(valueAt(place))?.flatMap((one) => prefixesIn(one, place))) ?? [];
};

type Reading = (given: readonly Node[], at: Place) => string[];

const named =
  (what: string): Reading =>
  ([first]) =>
    textsIn(first).map((name) => `${what} ${name}`);

const media =
  (operation: MediaOperation): Reading =>
  ([object], at) =>
    prefixesIn(object, at).map((prefix) => `media ${prefix} ${operation}`);

const query: Reading = ([options]) => {
  const index = fieldsOf(options).get('index');
  return index === undefined ? ['table Query'] : textsIn(index).map((name) => `index ${name}`);
};

const byAddress = { GET: 'GetObject', PUT: 'PutObject', DELETE: 'DeleteObject' } as const;

/** The functions of `lambdas/platform` through which code reaches something outside of itself. */
const ways: Readonly<Record<string, Reading>> = {
  setting: named('setting'),
  optionalSetting: named('setting'),
  sendJob: named('sendsTo'),
  sendJobs: named('sendsTo'),
  jobsInLine: named('countsJobsOf'),
  failedJobs: named('countsJobsOf'),
  callFunction: named('calls'),
  queryAll: query,
  queryFrom: query,
  getTogether: () => ['table GetItem'],
  emptyPartition: () => ['table Query', 'table DeleteItem'],
  readMedia: media('GetObject'),
  putMedia: media('PutObject'),
  removeMedia: media('DeleteObject'),
  openUpload: (given, at) => [...media('PutObject')(given, at), ...media('AbortMultipartUpload')(given, at)],
  signedAddress: ([object, signed], at) =>
    textsIn(fieldsOf(signed).get('method')).flatMap((method) =>
      media(byAddress[method as keyof typeof byAddress])([object as Node], at),
    ),
};

const usesOfCall = (call: Node, at: Place): string[] => {
  const [callee, given] = [bare(call.callee as Node), argumentsOf(call)];
  if (callee.type === 'MemberExpression') {
    const isBeside = given.some((one) => isIdentifier(one) && one.value === '__dirname');
    const method = (callee.property as Node).value as string;
    return isBeside
      ? named('files')(given.slice(1), at)
      : usesOfMethod(callee.object as Node, method, given, at);
  }
  const place = isIdentifier(callee) ? placeOf({ file: at.file, name: callee.value }) : undefined;
  if (!place?.file.startsWith(path.join(lambdas, 'platform/'))) return [];
  return Object.hasOwn(ways, place.name) ? (ways[place.name]?.(given, at) ?? []) : [];
};

/** Operations in the table's own files count where those files are called. */
const isOfTable = ({ file }: Place) => file.startsWith(path.join(lambdas, 'platform/table/'));

const usesAt = (at: Place): string[] =>
  isOfTable(at)
    ? []
    : allIn(declarationAt(at))
        .filter(({ type }) => type === 'CallExpression')
        .flatMap((call) => usesOfCall(call, at));

const known = new Map<string, readonly string[]>();

/**
 * The resources that the code of a function may use: `table GetItem`, `index school`, `sendsTo mailWorker`, `media comics
 * PutObject`, `calls VOICE_TURN_FUNCTION`, `setting DICTIONARY_URL`, `files articles`. They are read from the syntax of all
 * code that the handler reaches. The result may contain uses that never happen, but none that the code does not have.
 */
export const usesOf = (entry: string): ReadonlySet<string> => {
  const reached = reachedFrom({ file: path.join(lambdas, entry), name: 'handler' });
  return new Set(
    reached.flatMap((place) => {
      const key = `${place.file}#${place.name}`;
      const uses = known.get(key) ?? usesAt(place);
      known.set(key, uses);
      return uses;
    }),
  );
};
