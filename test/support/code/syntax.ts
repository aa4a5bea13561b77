import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A node of a file's syntax tree. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const parseFile = (file: string): readonly Node[] =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2024' })
    .body as unknown as readonly Node[];

/** The wrappers of types around a value, and what else does not change which value it is. */
const isWrapper = ({ type }: Node) => /^(Ts\w+Expression|TsConstAssertion|ParenthesisExpression)$/.test(type);

const isType = ({ type }: Node) => type.startsWith('Ts') && !/Expression$|Assertion$/.test(type);

/** An expression without types and parentheses. */
export const bare = (node: Node): Node => {
  if (isWrapper(node)) return bare(node.expression as Node);
  if (node.type === 'OptionalChainingExpression') return bare(node.base as Node);
  return node.type === 'AwaitExpression' ? bare(node.argument as Node) : node;
};

/** The nodes of a field: a list, or a part without a type of its own, such as an argument beside its spread. */
const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isNode(value) ? [value] : Object.values(value).flatMap(nodesIn);
};

/** The name of a property is no reference to a variable of that name. */
const isName = (parent: Node, field: string) =>
  (field === 'property' && parent.type === 'MemberExpression') ||
  (field === 'key' && /Property$/.test(parent.type));

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([field, value]) =>
    nodesIn(value).filter((child) => !isType(child) && !(isName(node, field) && child.type === 'Identifier')),
  );

/** A node and all below it, without types. */
export const allIn = (node: Node): readonly Node[] => {
  const found = [node];
  // The list grows while it is read.
  for (const one of found) found.push(...childrenOf(one));
  return found;
};

export const isIdentifier = (node: Node): node is Node & { value: string } => node.type === 'Identifier';

/** The texts in an expression: one, or one for each case. */
export const textsIn = (node: Node | undefined): string[] =>
  node === undefined
    ? []
    : allIn(node)
        .filter(({ type }) => type === 'StringLiteral')
        .map(({ value }) => String(value));

export const argumentsOf = (call: Node): Node[] => nodesIn(call.arguments);

/** The values of an object literal by their names. */
export const fieldsOf = (node: Node | undefined): ReadonlyMap<string, Node> =>
  new Map(
    nodesIn(node?.properties).flatMap((field): [string, Node][] => {
      if (isIdentifier(field)) return [[field.value, field]];
      if (field.type !== 'KeyValueProperty') return [];
      return [[String((field.key as Node).value), field.value as Node]];
    }),
  );

/** The expressions that a function returns; undefined for a node that is no function. */
export const returnedBy = (fn: Node | undefined): readonly Node[] | undefined => {
  if (fn === undefined || !/^(Arrow)?Function(Expression|Declaration)$/.test(fn.type)) return undefined;
  const body = fn.body as Node;
  if (body.type !== 'FunctionBody') return [body];
  return allIn(body).flatMap(({ type, argument }) =>
    type === 'ReturnStatement' && isNode(argument) ? [argument] : [],
  );
};
