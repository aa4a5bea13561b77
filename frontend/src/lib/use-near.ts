import { type RefObject, useEffect, useState } from 'react';

/** Half a screen before it is seen. */
const margin = '50%';

/** Whether the element is or was near the screen. A browser that cannot tell counts as yes. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
};
