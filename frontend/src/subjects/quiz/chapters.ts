import { queryOptions } from '@tanstack/react-query';
import { quiz } from '../../../../contract/quiz/endpoints';
import { call } from '../../lib/api';
import { quizKeys } from './keys';

/** From which chapter to which one a child can take the next quiz on a book. */
export const quizChaptersQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.chapters(id),
    queryFn: ({ signal }) => call(quiz.chapters, { query: { id } }, signal),
  });
