import type { Budget } from './budget';
import { paragraph } from './clean';
import { type Element, isElement } from './markup';

export interface Block {
  readonly text: string;
  readonly isHeading: boolean;
  /** Before or after the story, according to the file's own markup. */
  readonly isAround: boolean;
}

/** The paragraphs of a page, and the positions of its ids: an id maps to the index of the block that follows it. */
export interface PageText {
  readonly blocks: readonly Block[];
  readonly ids: ReadonlyMap<string, number>;
}

const ignored = new Set(
  'head script style svg math nav iframe object embed audio video canvas form noscript template'.split(' '),
);
/** The other elements of an hgroup are further lines of its heading (https://html.spec.whatwg.org/#the-hgroup-element). */
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hgroup']);
const inline = new Set(
  'a abbr b bdi bdo big cite code dfn em font i kbd mark q ruby rb s samp small span strong sub sup time tt u var wbr ins del'.split(
    ' ',
  ),
);

const kindsOf = ({ attributes }: Element): string =>
  `${attributes['epub:type'] ?? ''} ${(attributes.role ?? '').replace('doc-', '')}`;

/** Page numbers of the printed edition and footnotes, which are not part of the text. */
const isApparatus = (element: Element): boolean =>
  /\b(pagebreak|noteref|footnotes?|endnotes?|rearnotes?)\b/.test(kindsOf(element)) ||
  /(^|\s)(pagenum|pageno|page-number|x-ebookmaker-pageno)(\s|$)/i.test(element.attributes.class ?? '') ||
  element.attributes.hidden !== undefined;

/** Parts of a book that are not chapters (https://www.w3.org/TR/epub-ssv-11/). */
const around =
  /(^|\s)(cover|titlepage|halftitlepage|copyright-page|imprint|imprimatur|colophon|seriespage|contributors|other-credits|dedication|epigraph|acknowledgments|errata|bibliography|glossary|index|toc|loi|lot)(\s|$)/;

type Place = Omit<Block, 'text'>;

/** The text of a page by paragraphs. Scripts, styles, forms and media are left out. */
export const textOfPage = (root: Element, spend: Budget): PageText => {
  const blocks: Block[] = [];
  const ids = new Map<string, number>();
  let current = '';
  const flush = (place: Place) => {
    const text = paragraph(current);
    current = '';
    if (!/[\p{L}\p{N}*]/u.test(text)) return;
    spend('paragraphs');
    blocks.push({ text, ...place });
  };
  const walk = (element: Element, place: Place) => {
    for (const child of element.children) {
      if (!isElement(child)) {
        current += child.replace(/\n/g, ' ');
        continue;
      }
      const { name, attributes } = child;
      const isBlock = !inline.has(name) && name !== 'br' && name !== 'img';
      if (isBlock) flush(place);
      const id = attributes.id ?? attributes.name;
      if (id !== undefined && !ids.has(id)) ids.set(id, blocks.length);
      if (ignored.has(name) || isApparatus(child)) continue;
      if (name === 'br') current += '\n';
      if (name === 'hr') current = '* * *';
      const within = {
        isHeading: place.isHeading || headings.has(name),
        isAround: place.isAround || around.test(kindsOf(child)),
      };
      walk(child, within);
      if (isBlock) flush(within);
    }
  };
  const outside = { isHeading: false, isAround: false };
  walk(root, outside);
  flush(outside);
  return { blocks, ids };
};
