import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChapterText } from '../../../../contract/reading';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { useUser } from '../../subjects/users/user';
import { sendPlace } from './unsent-places';

/** A reader who pauses this long is somewhere: the place is kept. */
const restMilliseconds = 3000;

/** The paragraphs of a list that are in view, from the first to the last. */
const useInView = (list: RefObject<HTMLElement | null>, count: number) => {
  const [inView, setInView] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the paragraphs of another chapter are other elements
  useEffect(() => {
    const paragraphs = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver((entries) =>
      setInView((before) => {
        const after = new Set(before);
        for (const { target, isIntersecting } of entries) {
          const at = paragraphs.indexOf(target);
          if (isIntersecting) after.add(at);
          else after.delete(at);
        }
        return after;
      }),
    );
    for (const paragraph of paragraphs) observer.observe(paragraph);
    return () => observer.disconnect();
  }, [list, count]);
  return inView;
};

/**
 * Shows the paragraph at which the reader stopped, and keeps the one where the reader is now: after a rest, and when the
 * page is left. The end of the chapter counts once its last paragraph has been in view.
 */
export const usePlace = (
  text: ChapterText,
  list: RefObject<HTMLElement | null>,
  show: (paragraph: number, block: ScrollLogicalPosition) => void,
) => {
  const { book, chapter, paragraphs, place } = text;
  const { id: user } = useUser();
  const queries = useQueryClient();
  const inView = useInView(list, paragraphs.length);
  const first = inView.size === 0 ? undefined : Math.min(...inView);
  const [finished, setFinished] = useState(false);
  if (!finished && inView.has(paragraphs.length - 1)) setFinished(true);

  const [returnedTo] = useState(() =>
    place?.chapter === chapter && place.paragraph > 0 ? place.paragraph : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the chapter is opened
  useEffect(() => {
    if (returnedTo === null) scrollTo({ top: 0 });
    else show(returnedTo, 'start');
  }, []);

  const kept = useRef('');
  const keep = useRef(() => {});
  keep.current = () => {
    const here = JSON.stringify([first, finished]);
    if (first === undefined || here === kept.current) return;
    const isFirst = place === null && kept.current === '';
    kept.current = here;
    const body = { chapter, paragraph: first, finished };
    void sendPlace(user, book.id, body).then((arrived) => {
      // The book is on Currently Reading now.
      if (isFirst && arrived)
        void queries.invalidateQueries({ queryKey: readingListsQuery.queryKey, refetchType: 'none' });
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move begins a new rest
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), restMilliseconds);
    return () => clearTimeout(timer);
  }, [first, finished]);
  useEffect(() => {
    const leave = () => keep.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { finished, firstInView: () => first };
};
