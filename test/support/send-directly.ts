import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mapFields } from '../../local/copy';

/** Performs one operation of a table, as its HTTP interface does. */
export type Direct = (operation: string, body: Record<string, unknown>, accessKey: string) => Promise<object>;

type Call = (args: { input: object }) => Promise<{ output: object }>;
type Middleware = (next: Call, context: object) => Call;

interface Stack {
  applyToStack(target: object): void;
}

interface Command {
  readonly input: object;
  readonly clientCommand: { readonly schema: readonly string[]; readonly middlewareStack: Stack };
  addMarshallingMiddleware(configuration: object): void;
}

const key = Symbol.for('inkwren.direct');

/** The tables that answer without HTTP, by origin: shared by all copies of this module in a global scope. */
export const directTables: Map<string, Direct> =
  (globalThis as { [key]?: Map<string, Direct> })[key] ?? new Map();
Object.assign(globalThis, { [key]: directTables });

/** Encodes bytes as base64 and omits undefined fields. */
const toRequest = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(toRequest);
  if (typeof value !== 'object' || value === null) return value;
  return mapFields(value, toRequest);
};

const fromAnswer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fromAnswer);
  if (typeof value !== 'object' || value === null) return value;
  const { B } = value as { B?: unknown };
  if (typeof B === 'string') return { B: new Uint8Array(Buffer.from(B, 'base64')) };
  return mapFields(value, fromAnswer);
};

/** The middleware of a stack whose name `isKept` accepts. The SDK's middleware has names, the product's has none. */
const middlewareOf = (stack: Stack, isKept: (name: string | undefined) => boolean): Middleware[] => {
  const found: Middleware[] = [];
  const add = (middleware: Middleware, { name }: { name?: string }) => isKept(name) && found.push(middleware);
  stack.applyToStack({ add, addRelativeTo: add, identifyOnResolve: () => undefined });
  return found;
};

const isDocuments = (name: string | undefined) => name?.startsWith('Document') === true;

/**
 * Makes a document client reach the tables in this process without HTTP. Between the product's own middleware and the table
 * only the SDK's conversion of values remains, because schemas, endpoints, signatures and JSON take most of the time of a
 * request.
 */
export const sendDirectly = (client: typeof DynamoDBDocumentClient): void => {
  const send: (command: never) => Promise<object> = client.prototype.send;
  Object.assign(client.prototype, {
    async send(this: DynamoDBDocumentClient, command: Command): Promise<object> {
      const { AWS_ENDPOINT_URL_DYNAMODB: url = '', AWS_ACCESS_KEY_ID: accessKey = '' } = process.env;
      const table = directTables.get(url);
      if (table === undefined) return send.call(this, command as never);
      const { schema, middlewareStack } = command.clientCommand;
      const operation = schema[2] as string;
      // As in the SDK, each transaction has a token.
      const token = operation === 'TransactWriteItems' && { ClientRequestToken: randomUUID() };
      const perform: Call = async ({ input }) => {
        const body = toRequest({ ...token, ...input }) as Record<string, unknown>;
        return { output: fromAnswer(await table(operation, body, accessKey)) as object };
      };
      command.addMarshallingMiddleware(this.config);
      const middleware = [
        ...middlewareOf(this.middlewareStack, (name) => name === undefined),
        ...middlewareOf(middlewareStack, isDocuments),
      ];
      const call = middleware.reduceRight((next, one) => one(next, {}), perform);
      return (await call({ input: command.input })).output;
    },
  });
};
