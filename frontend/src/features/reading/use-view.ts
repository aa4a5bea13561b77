import { type RefObject, useEffect, useRef } from 'react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { useMode } from './use-mode';
import { usePages } from './use-pages';
import { usePlace } from './use-place';

/**
 * The view of a chapter, in pages or as a scroll, and the reader's place in it. A change of the mode keeps the visible text.
 */
export const useView = (text: ChapterText, list: RefObject<HTMLElement | null>) => {
  const [mode, setMode] = useMode();
  const inPages = mode === 'pages';
  const { page, count, turn, show, follow } = usePages(list, inPages);
  const { finished, firstInView } = usePlace(text, list, show);

  const held = useRef<number>(undefined);
  const changeMode = () => {
    held.current = firstInView();
    setMode(inPages ? 'scroll' : 'pages');
  };
  // `show` changes with the mode, once the paragraphs are in their new places.
  useEffect(() => {
    if (held.current === undefined) return;
    scrollTo({ top: 0 });
    show(held.current);
    held.current = undefined;
  }, [show]);
  return { inPages, changeMode, page, count, turn, follow, finished, firstInView };
};

export type View = ReturnType<typeof useView>;
