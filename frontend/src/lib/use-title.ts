import { useEffect } from 'react';

/** Sets the title of the page, for the tab, the history and screen readers. */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Inkwren`;
  }, [title]);
};
