import { Parser } from 'htmlparser2';
import type { Budget } from './budget';
import { Unreadable } from './unreadable';

export interface Element {
  /** In lower case, without the namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Deeper elements become children of the element at this depth. Real documents are flatter, and readers of the tree recurse. */
const mostDepth = 200;

/** The time of parsing grows with the square of the open elements. A document with more of them is damaged. */
const mostOpen = 2000;

/**
 * The tree of a document's elements and texts. Entities that the document declares are never expanded. `isXml`: no element is
 * closed implicitly. Throws `Unreadable` while parsing, as soon as there are too many nodes or too many open elements.
 */
const parse = (source: string, isXml: boolean, spend: Budget): Element => {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const add = (node: Element | string) => {
    spend('nodes');
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
      onattribute: () => spend('nodes'),
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

export const parseXml = (source: string, spend: Budget) => parse(source, true, spend);
/** XHTML, well-formed or not. */
export const parsePage = (source: string, spend: Budget) => parse(source, false, spend);

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
