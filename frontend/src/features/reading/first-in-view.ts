import type { Span } from '../../../../contract/rules/sentences';
import { pageAt, paragraphsIn } from './use-pages';

/** Where a sentence begins on the screen. */
const beginningOf = (paragraph: HTMLElement | undefined, { from, to }: Span): DOMRect | undefined => {
  const text = paragraph?.firstChild;
  if (!(text instanceof Text)) return undefined;
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return range.getClientRects()[0];
};

/** The first sentence that begins on a page, or without one below the bar at the top. While nothing is marked. */
export const firstInView = (
  list: HTMLElement | null,
  sentences: readonly ({ readonly paragraph: number } & Span)[],
  page: number | undefined,
): number => {
  const paragraphs = paragraphsIn(list);
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const found = sentences.findIndex((one) => {
    const at = beginningOf(paragraphs[one.paragraph], one);
    if (list === null || at === undefined) return false;
    // The large first letter rises above its line.
    return page === undefined ? (at.top + at.bottom) / 2 >= bar : pageAt(at.left, list) >= page;
  });
  return Math.max(0, found);
};
