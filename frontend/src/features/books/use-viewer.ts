import { useEffect, useState } from 'react';

const viewerMilliseconds = 2000;

export type ViewerState = 'loading' | 'shown' | 'gone';

/** The state of the viewer, which has two seconds to load, at most until `deadline`. Without a deadline it is absent. */
export const useViewer = (url: string | null, deadline: number) => {
  const [shown, setShown] = useState<'shown' | 'gone'>();
  useEffect(() => {
    if (url === null) return;
    const left = Math.min(viewerMilliseconds, deadline - Date.now());
    const timer = setTimeout(() => setShown((before) => before ?? 'gone'), left);
    return () => clearTimeout(timer);
  }, [url, deadline]);
  const state: ViewerState = url === null ? 'gone' : (shown ?? 'loading');
  return { state, onLoad: () => setShown((before) => before ?? 'shown') };
};
