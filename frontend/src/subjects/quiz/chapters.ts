import { queryOptions } from '@tanstack/react-query';
import { quiz } from '../../../../contract/quiz/endpoints';
import { call } from '../../lib/api';
import { quizKeys } from './keys';

/** The chapters, first and last, of a child's next quiz on a book. */
export const quizChaptersQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.chapters(id),
    queryFn: ({ signal }) => call(quiz.chapters, { query: { id } }, signal),
  });
