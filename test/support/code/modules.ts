import { existsSync } from 'node:fs';
import path from 'node:path';
import { allIn, argumentsOf, isIdentifier, type Node, parseFile } from './syntax';

/** A variable, function or class at the top of a file. */
export interface Place {
  readonly file: string;
  readonly name: string;
}

interface Module {
  readonly declared: ReadonlyMap<string, Node>;
  /** The declarations in other files that names of this file refer to. */
  readonly imported: ReadonlyMap<string, Place>;
  /** The declarations that the file re-exports, by name. */
  readonly passedOn: ReadonlyMap<string, Place>;
}

const fileOf = (from: string, source: string): string | undefined => {
  const file = `${path.resolve(path.dirname(from), source)}.ts`;
  return source.startsWith('.') && existsSync(file) ? file : undefined;
};

const declaredBy = (node: Node): [string, Node][] => {
  if (node.type === 'ExportDeclaration') return declaredBy(node.declaration as Node);
  if (node.type === 'VariableDeclaration')
    return (node.declarations as Node[]).flatMap((one) =>
      allIn(one.id as Node)
        .flatMap((part) => (part.type === 'AssignmentPatternProperty' ? [part.key as Node] : [part]))
        .filter(isIdentifier)
        .map(({ value }): [string, Node] => [value, one]),
    );
  if (/^(Function|Class)Declaration$/.test(node.type))
    return [[(node.identifier as Node).value as string, node]];
  return [];
};

/** The names of an import, or of an export from another file: its own name, and the one in the other file. */
const namesOf = (node: Node): [string, string][] =>
  (node.specifiers as Node[]).map(({ local, orig, imported, exported }) => {
    const own = ((exported ?? local ?? orig) as Node).value as string;
    return [own, (((imported ?? orig) as Node | null)?.value as string | undefined) ?? own];
  });

const places = (file: string, nodes: readonly Node[], type: string) =>
  new Map(
    nodes
      .filter((node) => node.type === type && node.source)
      .flatMap((node) => {
        const other = fileOf(file, (node.source as Node).value as string);
        return other === undefined
          ? []
          : namesOf(node).map(([own, name]): [string, Place] => [own, { file: other, name }]);
      }),
  );

const read = (file: string): Module => {
  const nodes = parseFile(file);
  return {
    declared: new Map(nodes.flatMap(declaredBy)),
    imported: places(file, nodes, 'ImportDeclaration'),
    passedOn: places(file, nodes, 'ExportNamedDeclaration'),
  };
};

const modules = new Map<string, Module>();

const moduleOf = (file: string): Module => {
  const found = modules.get(file) ?? read(file);
  modules.set(file, found);
  return found;
};

/** The file that declares a name, whichever files re-export it. Undefined for a name from outside our code. */
export const placeOf = ({ file, name }: Place): Place | undefined => {
  const { declared, imported, passedOn } = moduleOf(file);
  if (declared.has(name)) return { file, name };
  const other = imported.get(name) ?? passedOn.get(name);
  return other && placeOf(other);
};

export const declarationAt = ({ file, name }: Place): Node => {
  const node = moduleOf(file).declared.get(name);
  if (node === undefined) throw new Error(`${file} declares no ${name}`);
  return node;
};

/** The value of a variable, or the function itself. */
export const valueAt = (place: Place): Node | undefined => {
  const node = declarationAt(place);
  return node.type === 'VariableDeclarator' ? ((node.init as Node | null) ?? undefined) : node;
};

/** The files that are loaded when a function of a declaration runs. */
const loadedIn = (file: string, node: Node): Place[] =>
  allIn(node)
    .filter(({ type, callee }) => type === 'CallExpression' && (callee as Node).type === 'Import')
    .flatMap((call) => {
      const loaded = fileOf(file, argumentsOf(call)[0]?.value as string);
      return loaded === undefined
        ? []
        : [...moduleOf(loaded).declared.keys()].map((name) => ({ file: loaded, name }));
    });

const referredTo = (place: Place): Place[] => {
  const node = declarationAt(place);
  const names = new Set(
    allIn(node)
      .filter(isIdentifier)
      .map(({ value }) => value),
  );
  const named = [...names].flatMap((name) => placeOf({ file: place.file, name }) ?? []);
  return [...named, ...loadedIn(place.file, node)];
};

const keyOf = ({ file, name }: Place) => `${file}#${name}`;
const known = new Map<string, readonly Place[]>();

/** A place, and everything that code there may run. */
export const reachedFrom = (start: Place): readonly Place[] => {
  const found = new Map<string, Place>();
  const visit = (place: Place) => {
    const key = keyOf(place);
    if (found.has(key)) return;
    found.set(key, place);
    const next = known.get(key) ?? referredTo(place);
    known.set(key, next);
    for (const other of next) visit(other);
  };
  const first = placeOf(start);
  if (first === undefined) throw new Error(`${start.file} exports no ${start.name}`);
  visit(first);
  return [...found.values()];
};
