import { paragraph } from './clean';
import { type Element, isElement } from './markup';

export interface Block {
  readonly text: string;
  readonly isHeading: boolean;
  /** It stands before or after the story, as the file itself says. */
  readonly isAround: boolean;
}

/** The paragraphs of a page, and where its ids are: an id stands before the block with its number. */
export interface PageText {
  readonly blocks: readonly Block[];
  readonly ids: ReadonlyMap<string, number>;
}

const ignored = new Set(
  'head script style svg math nav iframe object embed audio video canvas form noscript template'.split(' '),
);
/** What stands beside a heading in a group is a second line of it (https://html.spec.whatwg.org/#the-hgroup-element). */
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hgroup']);
const inline = new Set(
  'a abbr b bdi bdo big cite code dfn em font i kbd mark q ruby rb s samp small span strong sub sup time tt u var wbr ins del'.split(
    ' ',
  ),
);

const kindsOf = ({ attributes }: Element): string =>
  `${attributes['epub:type'] ?? ''} ${(attributes.role ?? '').replace('doc-', '')}`;

/** Numbers of printed pages and marks of footnotes, which are no words of the text. */
const isApparatus = (element: Element): boolean =>
  /\b(pagebreak|noteref|footnotes?|endnotes?|rearnotes?)\b/.test(kindsOf(element)) ||
  /(^|\s)(pagenum|pageno|page-number|x-ebookmaker-pageno)(\s|$)/i.test(element.attributes.class ?? '') ||
  element.attributes.hidden !== undefined;

/** Parts of a book that are no chapters (https://www.w3.org/TR/epub-ssv-11/). */
const around =
  /(^|\s)(cover|titlepage|halftitlepage|copyright-page|imprint|imprimatur|colophon|seriespage|contributors|other-credits|dedication|epigraph|acknowledgments|errata|bibliography|glossary|index|toc|loi|lot)(\s|$)/;

type Place = Omit<Block, 'text'>;

/** The text of a page by paragraphs. Scripts, styles, forms and media are left out. */
export const textOfPage = (root: Element): PageText => {
  const blocks: Block[] = [];
  const ids = new Map<string, number>();
  let current = '';
  const flush = (place: Place) => {
    const text = paragraph(current);
    current = '';
    if (/[\p{L}\p{N}*]/u.test(text)) blocks.push({ text, ...place });
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
