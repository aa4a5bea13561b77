import { type Plugin, parseAst } from 'vite';

/**
 * The properties of an endpoint that the browser needs to call it; the others are for the server, its tests and its
 * documents.
 */
const keptOfEndpoint = new Set(['method', 'path', 'who', 'signIn']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** A node and its descendants. */
function* below(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* below(child);
}

const nameOf = (node: unknown) => (node as { name?: string; value?: string }).name;

const propertiesOf = (object: Node) => object.properties as Node[];

const declarators = (program: Node): Node[] =>
  (program.body as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((one): one is Node => isNode(one) && one.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[]);

const isEndpoints = (init: Node) =>
  init.type === 'CallExpression' && nameOf(init.callee) === 'defineEndpoints';

const usesSchemas = (init: Node) => [...below(init)].some((node) => nameOf(node) === 'z');

/** The source of a contract module for the browser: endpoints with method, path and access, schemas only if used. */
const lean = (code: string): string => {
  const source = ({ start, end }: Node) => code.slice(start, end);
  const callable = ({ key, value }: Node) => {
    // Properties that endpoints share by spreading are used by the server only.
    const kept = propertiesOf(value as Node).filter(
      ({ type, key: name }) => type === 'Property' && keptOfEndpoint.has(nameOf(name) ?? ''),
    );
    return `${source(key as Node)}: { ${kept.map(source).join(', ')} }`;
  };
  const leaner = (init: Node) => {
    if (isEndpoints(init))
      return `{ ${propertiesOf((init.arguments as [Node])[0])
        .map(callable)
        .join(', ')} }`;
    return usesSchemas(init) ? `/* @__PURE__ */ (() => (${source(init)}))()` : source(init);
  };
  return declarators(parseAst(code, { lang: 'ts' }) as unknown as Node)
    .map(({ init }) => init)
    .filter(isNode)
    .reduceRight((text, init) => text.slice(0, init.start) + leaner(init) + text.slice(init.end), code);
};

/**
 * Removes the schemas, and zod with them, from the browser's code. TypeScript and the development server still see the whole
 * contract.
 */
export const leanContract = (): Plugin => ({
  name: 'inkwren:lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/(?!rules\/)(?:[^/]+\/)?[^/]+\.ts$/ },
    handler: (code) => ({ code: lean(code), map: null }),
  },
});
