import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isCalm } from '../../lib/is-calm';
import type { Sound } from '../../subjects/sounds/notes';

/** The width of a page, or of a spread, with the gap to the next one, in pixels and their fractions: fifty pages add them up. */
const strideOf = (list: HTMLElement) => {
  const { width, columnGap } = getComputedStyle(list);
  return Number.parseFloat(width) + Number.parseFloat(columnGap);
};

/** The paragraphs of a text, without its picture. */
export const paragraphsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > p') ?? []),
];

/** The page of a place on the screen, from 0, also while pages glide. */
export const pageAt = (left: number, list: HTMLElement) =>
  Math.floor((left - list.getBoundingClientRect().left + 1) / strideOf(list));

/** Whether an element is between the bar at the top and the buttons at the bottom. */
const isWellInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top > innerHeight * 0.15 && bottom < innerHeight * 0.8;
};

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

/** The pages of a text in columns, of which one page is visible at a time. Turned by `turn` or the arrow keys. */
export const usePages = (list: RefObject<HTMLElement | null>, on: boolean) => {
  const [page, setPage] = useState(0);
  const [count, setCount] = useState(1);

  useEffect(() => {
    const element = list.current;
    if (!on || element === null) return;
    const measure = () => {
      const pages = Math.max(1, Math.ceil((element.scrollWidth - 1) / strideOf(element)));
      setCount(pages);
      setPage((before) => Math.min(before, pages - 1));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Other letters need other room, while the pages are as large as before.
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [list, on]);

  const turn = useCallback(
    (by: 1 | -1) => {
      const next = Math.min(count - 1, Math.max(0, page + by));
      setPage(next);
      if (next !== page) dispatchEvent(new CustomEvent<Sound>('sound', { detail: 'page' }));
    },
    [count, page],
  );
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, turn]);

  /** Brings a paragraph into view. */
  const show = useCallback(
    (paragraph: number) => {
      const element = paragraphsIn(list.current)[paragraph];
      if (element === undefined || list.current === null) return;
      if (on) setPage(Math.floor((element.offsetLeft + 1) / strideOf(list.current)));
      else element.scrollIntoView({ block: 'start' });
    },
    [list, on],
  );

  /** Brings what is read aloud into view, unless it is there. */
  const follow = useCallback(() => {
    const mark = [...(list.current?.querySelectorAll('mark') ?? [])].at(-1);
    if (mark === undefined || list.current === null) return;
    if (on) setPage(pageAt(mark.getClientRects()[0]?.left ?? 0, list.current));
    else if (!isWellInView(mark))
      mark.scrollIntoView({ block: 'start', behavior: isCalm() ? 'instant' : 'smooth' });
  }, [list, on]);

  return { page, count, turn, show, follow };
};
