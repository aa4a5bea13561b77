import { Parser } from 'htmlparser2';
import { Unreadable } from './unreadable';

export interface Element {
  /** Without the prefix of its namespace, in lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** What is nested deeper counts as a part of the element at this depth: nobody writes so, and what reads the tree calls itself. */
const mostDepth = 200;

/** With more elements open the time of parsing grows with their square: a document that closes nothing is damaged. */
const mostOpen = 2000;

/** Ten times the elements and texts of a very long novel in one page. */
const mostNodes = 1_000_000;

/**
 * A tree of the elements and texts. Entities of a document's own are never expanded. `isXml`: no element is closed implicitly.
 * Throws `Unreadable` while parsing, as soon as there are too many nodes or too many are nested.
 */
const parse = (source: string, isXml: boolean): Element => {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  let nodes = 0;
  const add = (node: Element | string) => {
    if (++nodes > mostNodes) throw new Unreadable('import_too_large');
    open.at(-1)?.children.push(node);
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length > mostOpen) throw new Unreadable('import_damaged');
        const element = { name: local(name), attributes, children: [] };
        add(element);
        open.push(open.length < mostDepth ? element : (open.at(-1) as Element));
      },
      ontext: add,
      onclosetag: () => {
        open.pop();
      },
    },
    { xmlMode: isXml, decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.end(source);
  return root;
};

export const parseXml = (source: string) => parse(source, true);
/** XHTML, also where it is not well-formed. */
export const parsePage = (source: string) => parse(source, false);

export const isElement = (node: Element | string): node is Element => typeof node !== 'string';

/** All elements of this name below an element, in the order of the document. */
export const allOf = (within: Element, name: string): Element[] => {
  const found: Element[] = [];
  const look = ({ children }: Element) => {
    for (const child of children) {
      if (!isElement(child)) continue;
      if (child.name === name) found.push(child);
      look(child);
    }
  };
  look(within);
  return found;
};

export const textOf = (element: Element): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('');
