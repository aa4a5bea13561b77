import { type RefObject, useEffect, useState } from 'react';

/** Whether the content is wider than the element. A browser that cannot tell counts as yes. */
export const useScrolls = (element: RefObject<Element | null>): boolean => {
  const canTell = typeof ResizeObserver !== 'undefined';
  const [scrolls, setScrolls] = useState(!canTell);
  // After each rendering, because content may have come.
  useEffect(() => {
    const { current } = element;
    if (!canTell || current === null) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  });
  return scrolls;
};
