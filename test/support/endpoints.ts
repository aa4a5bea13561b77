import { isDeepStrictEqual } from 'node:util';
import { contract } from '../../contract';
import { books, type ListedBook } from '../../contract/books/endpoints';
import type { Endpoint, Role } from '../../contract/endpoint';
import { flagsOf } from '../../contract/error';
import { type ErrorCode, errors, sharedErrors } from '../../contract/errors';
import { bookStatus } from '../../contract/rules/book-status';
import { users } from '../../contract/users/endpoints';
import { eventually } from './cloud';
import { type Answer, addressOf, createPerson, type Person, send } from './people';

/** Every endpoint of the contract, with its name there. */
export const endpoints = Object.entries(contract).flatMap(([subject, group]) =>
  Object.entries<Endpoint>(group).map(([key, endpoint]) => ({ name: `${subject}.${key}`, endpoint })),
);

/** The errors that the contract allows for the endpoint. */
export const declaredErrors = (endpoint: Endpoint): readonly ErrorCode[] => [
  ...(endpoint.errors ?? []),
  ...sharedErrors(endpoint),
];

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code);

/** The code of a refusal. Throws unless status, text, flags and fields agree with `contract/errors.ts`. */
export const codeOf = ({ status, body }: Answer<unknown>): ErrorCode => {
  const { error, code, fields, until, ...flags } = body as Record<string, unknown>;
  if (
    isCode(code) &&
    (fields === undefined || Array.isArray(fields)) &&
    (until === undefined || typeof until === 'string')
  ) {
    const declared = errors[code];
    const given = { status, text: error, ...flags };
    if (isDeepStrictEqual(given, { status: declared.status, text: declared.text, ...flagsOf(declared) }))
      return code;
  }
  throw new Error(`Not a refusal of the contract: ${status} ${JSON.stringify(body)}`);
};

const people = new Map<Role, Promise<Person>>();

/** A user with a role, the same one each time. */
export const somebody = (role: Role): Promise<Person> => {
  const person = people.get(role) ?? createPerson(role);
  people.set(role, person);
  return person;
};

const callingRole = ({ who }: Endpoint): Role =>
  typeof who === 'string' ? 'student' : (who[0] ?? 'student');

/** A user who may call the endpoint. */
export const callerOf = (endpoint: Endpoint): Promise<Person> => somebody(callingRole(endpoint));

/** A new user who may call the endpoint and has used up no limit. */
export const newCallerOf = (endpoint: Endpoint): Promise<Person> => createPerson(callingRole(endpoint));

export interface Sent {
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
}

/** The parts of the input that an endpoint declares. */
export const partsOf = (endpoint: Endpoint) =>
  (['params', 'query', 'body'] as const).filter((part) => endpoint[part] !== undefined);

export const callWith = (endpoint: Endpoint, token: string | undefined, { params, query, body }: Sent) =>
  send(addressOf(endpoint, { params, query }), {
    token,
    method: endpoint.method,
    ...(endpoint.body && { body: JSON.stringify(body) }),
  });

/** The data of a user that a refused call must not change. */
export const tracesOf = async (person: Person) => ({
  record: await person.call(users.me, {}),
  lists: await person.call(books.lists, {}),
});

const isUnderWay = (book: ListedBook) => ['queued', 'processing'].includes(bookStatus(book));

/** The same data, once the workers have finished the jobs of earlier calls. */
export const tracesAtRest = (person: Person) =>
  eventually(async () => {
    const traces = await tracesOf(person);
    if (traces.record.body.username_status === 'checking') return undefined;
    // Operators have no lists.
    const { reading = [], want_to_read = [], read = [] } = traces.lists.body;
    return [...reading, ...want_to_read, ...read].some(isUnderWay) ? undefined : traces;
  });
