import { type RefObject, useEffect, useRef } from 'react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { useMode } from './use-mode';
import { usePages } from './use-pages';
import { usePlace } from './use-place';

/** How a chapter is shown, in pages or as a scroll, and where in it the reader is. A change of the mode keeps what is in view. */
export const useView = (text: ChapterText, list: RefObject<HTMLElement | null>) => {
  const [mode, setMode] = useMode();
  const inPages = mode === 'pages';
  const { page, count, turn, show } = usePages(list, inPages);
  const { finished, firstInView } = usePlace(text, list, show);

  const held = useRef<number>(undefined);
  const changeMode = () => {
    held.current = firstInView();
    setMode(inPages ? 'scroll' : 'pages');
  };
  // `show` changes with the mode, when the paragraphs stand in their new places.
  useEffect(() => {
    if (held.current === undefined) return;
    scrollTo({ top: 0 });
    show(held.current, 'start');
    held.current = undefined;
  }, [show]);
  return { inPages, changeMode, page, count, turn, show, finished, firstInView };
};

export type View = ReturnType<typeof useView>;
