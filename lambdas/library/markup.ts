import { Parser } from 'htmlparser2';

export interface Element {
  /** Without the prefix of its namespace, in lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Deeper nesting is no document that a person has written. */
const mostDepth = 200;

/** A tree of the elements and texts. Entities of a document's own are never expanded. `isXml`: no element is closed implicitly. */
const parse = (source: string, isXml: boolean): Element => {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name: local(name), attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(open.length < mostDepth ? element : (open.at(-1) as Element));
      },
      ontext: (text) => {
        open.at(-1)?.children.push(text);
      },
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
export const allOf = (within: Element, name: string): Element[] =>
  within.children
    .filter(isElement)
    .flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);

export const textOf = (element: Element): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('');
