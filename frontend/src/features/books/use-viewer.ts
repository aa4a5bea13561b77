import { useEffect, useState } from 'react';

const viewerMilliseconds = 2000;

export type ViewerState = 'loading' | 'shown' | 'gone';

/** How it stands with the viewer, which has two seconds to come and no longer than until `deadline`. Without one it is gone. */
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
