import { paragraph } from './clean';
import { type Element, isElement } from './markup';

export interface Block {
  readonly text: string;
  readonly isHeading: boolean;
}

/** The paragraphs of a page, and where its ids are: an id stands before the block with its number. */
export interface PageText {
  readonly blocks: readonly Block[];
  readonly ids: ReadonlyMap<string, number>;
}

const ignored = new Set(
  'head script style svg math nav iframe object embed audio video canvas form noscript template'.split(' '),
);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const inline = new Set(
  'a abbr b bdi bdo big cite code dfn em font i kbd mark q ruby rb s samp small span strong sub sup time tt u var wbr ins del'.split(
    ' ',
  ),
);

/** Numbers of printed pages and marks of footnotes, which are no words of the text. */
const isApparatus = ({ attributes }: Element): boolean =>
  /\b(pagebreak|noteref|footnotes?|endnotes?|rearnotes?)\b/.test(
    `${attributes['epub:type'] ?? ''} ${(attributes.role ?? '').replace('doc-', '')}`,
  ) ||
  /(^|\s)(pagenum|pageno|page-number|x-ebookmaker-pageno)(\s|$)/i.test(attributes.class ?? '') ||
  attributes.hidden !== undefined;

/** The text of a page by paragraphs. Scripts, styles, forms and media are left out. */
export const textOfPage = (root: Element): PageText => {
  const blocks: Block[] = [];
  const ids = new Map<string, number>();
  let current = '';
  const flush = (isHeading: boolean) => {
    const text = paragraph(current);
    current = '';
    if (/[\p{L}\p{N}*]/u.test(text)) blocks.push({ text, isHeading });
  };
  const walk = (element: Element, isHeading: boolean) => {
    for (const child of element.children) {
      if (!isElement(child)) {
        current += child.replace(/\n/g, ' ');
        continue;
      }
      const { name, attributes } = child;
      const isBlock = !inline.has(name) && name !== 'br' && name !== 'img';
      if (isBlock) flush(isHeading);
      const id = attributes.id ?? attributes.name;
      if (id !== undefined && !ids.has(id)) ids.set(id, blocks.length);
      if (ignored.has(name) || isApparatus(child)) continue;
      if (name === 'br') current += '\n';
      if (name === 'hr') current = '* * *';
      const within = isHeading || headings.has(name);
      walk(child, within);
      if (isBlock) flush(within);
    }
  };
  walk(root, false);
  flush(false);
  return { blocks, ids };
};
