import type { Budget } from './budget';
import { allOf, type Element, isElement, textOf } from './markup';

/** An entry of a table of contents: title, address within the book, and the entries below it. */
export interface ContentsEntry {
  readonly title: string;
  readonly href: string;
  readonly below: readonly ContentsEntry[];
}

const childrenOf = (element: Element, name: string) =>
  element.children.filter(isElement).filter((child) => child.name === name);

const ofList = (list: Element, spend: Budget): ContentsEntry[] =>
  childrenOf(list, 'li').map((item) => {
    spend('contents');
    const link = allOf(
      { ...item, children: item.children.filter((c) => !isElement(c) || c.name !== 'ol') },
      'a',
    )[0];
    return {
      title: link === undefined ? '' : textOf(link),
      href: link?.attributes.href ?? '',
      below: childrenOf(item, 'ol').flatMap((below) => ofList(below, spend)),
    };
  });

/** The navigation document of EPUB 3 (https://www.w3.org/TR/epub-33/#sec-nav). */
export const ofNavigation = (page: Element, spend: Budget): ContentsEntry[] => {
  const navs = allOf(page, 'nav');
  const toc = navs.find(({ attributes }) => /\btoc\b/.test(attributes['epub:type'] ?? '')) ?? navs[0];
  const list = toc === undefined ? undefined : allOf(toc, 'ol')[0];
  return list === undefined ? [] : ofList(list, spend);
};

const ofPoint = (point: Element, spend: Budget): ContentsEntry => {
  spend('contents');
  const [label] = childrenOf(point, 'navlabel');
  const [content] = childrenOf(point, 'content');
  return {
    title: label === undefined ? '' : textOf(label),
    href: content?.attributes.src ?? '',
    below: childrenOf(point, 'navpoint').map((inner) => ofPoint(inner, spend)),
  };
};

/** The NCX of EPUB 2 (https://idpf.org/epub/20/spec/OPF_2.0_final_spec.html#Section2.4.1). */
export const ofNcx = (document: Element, spend: Budget): ContentsEntry[] =>
  allOf(document, 'navmap').flatMap((map) =>
    childrenOf(map, 'navpoint').map((point) => ofPoint(point, spend)),
  );
