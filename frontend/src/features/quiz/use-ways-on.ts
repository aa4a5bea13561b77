import { useQuery } from '@tanstack/react-query';
import { quizChaptersQuery } from '../../subjects/quiz/chapters';
import type { QuizResult } from './use-sending';

/** How a child goes on in a book after a quiz up to a chapter. */
export interface WaysOn {
  /** The chapter to read next; undefined if the text is not here, or at the end of the book. */
  readonly read: number | undefined;
  /** Whether there is a quiz on further chapters. False while it is unknown. */
  readonly quiz: boolean;
}

export const useWaysOn = (
  { book_finished, readable }: QuizResult,
  { book, end }: { readonly book: string; readonly end: number | null },
): WaysOn => {
  const ends = book_finished || end === null;
  const { data } = useQuery({ ...quizChaptersQuery(book), staleTime: 0, enabled: !ends });
  return {
    read: readable && !ends ? end + 1 : undefined,
    quiz: !ends && data !== undefined && data.valid_chapters.length > 0,
  };
};
