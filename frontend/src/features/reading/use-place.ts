import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { dashboardQuery } from '../../subjects/dashboard/dashboard';
import { useUser } from '../../subjects/users/user';
import { sendPlace, unsentPlace } from './unsent-places';
import { paragraphsIn } from './use-pages';

/** A reader who pauses this long is somewhere: the place is kept. */
const restMilliseconds = 3000;

/**
 * Shows the paragraph at which the reader stopped, and keeps the one where the reader is now: after a rest, and when the
 * page is left. The end of the chapter counts once its last paragraph has been in view.
 */
export const usePlace = (
  text: ChapterText,
  list: RefObject<HTMLElement | null>,
  show: (paragraph: number) => void,
) => {
  const { book, chapter, paragraphs, place } = text;
  const { id: user } = useUser();
  const queries = useQueryClient();
  // A ref, not state: paragraphs that pass while a page glides cause no rendering.
  const inView = useRef(new Set<number>());
  const [finished, setFinished] = useState(false);
  const first = () => (inView.current.size === 0 ? undefined : Math.min(...inView.current));

  const [returnedTo] = useState(() => {
    const last = unsentPlace(user, book.id) ?? place;
    return last?.chapter === chapter && last.paragraph > 0 ? last.paragraph : null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the chapter is opened
  useEffect(() => {
    scrollTo({ top: 0 });
    if (returnedTo !== null) show(returnedTo);
  }, []);

  const kept = useRef('');
  const keep = useRef(() => {});
  keep.current = () => {
    const paragraph = first();
    const here = JSON.stringify([paragraph, finished]);
    if (paragraph === undefined || here === kept.current) return;
    const isFirst = place === null && kept.current === '';
    kept.current = here;
    const body = { chapter, paragraph, finished };
    void sendPlace(user, book.id, body).then((arrived) => {
      if (!arrived) return;
      // The next step follows from the place: a home that was opened meanwhile does not know it yet.
      void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      // The book is on Currently Reading now, or finished.
      if (isFirst || (finished && text.next === null))
        void queries.invalidateQueries({ queryKey: readingListsQuery.queryKey, refetchType: 'none' });
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the paragraphs of another chapter are other elements
  useEffect(() => {
    const elements: Element[] = paragraphsIn(list.current);
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const at = elements.indexOf(target);
        if (isIntersecting) inView.current.add(at);
        else inView.current.delete(at);
      }
      if (inView.current.has(elements.length - 1)) setFinished(true);
      // Each move begins a new rest.
      clearTimeout(timer);
      timer = setTimeout(() => keep.current(), restMilliseconds);
    });
    for (const element of elements) observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list, paragraphs.length]);
  useEffect(() => {
    const leave = () => keep.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { finished, firstInView: first };
};
