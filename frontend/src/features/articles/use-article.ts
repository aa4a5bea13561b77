import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { articles } from '../../../../contract/articles';
import { secondsBetweenLooks } from '../../../../contract/rules/articles';
import { ApiFailure, call } from '../../lib/api';
import { pastArticlesQuery } from '../../subjects/articles/past-articles';
import { dashboardQuery } from '../../subjects/dashboard/dashboard';
import { userQuery } from '../../subjects/users/user';

const articleKey = ['article'];

/** More than the server lets a child wait for a model. */
const mostLooks = 30;

const isBeingMade = (error: Error) => error instanceof ApiFailure && error.code === 'article_being_made';

/** The open article, or a new one; the same after a reload, because the server keeps it. */
export const useArticle = () =>
  useQuery({
    queryKey: articleKey,
    queryFn: async ({ signal }) => {
      const draft = await call(articles.generate, { body: {} }, signal);
      return (await call(articles.create, { body: { article_data: { id: draft.article.id } } }, signal))
        .article;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, failed) => failures < mostLooks && isBeingMade(failed),
    retryDelay: secondsBetweenLooks * 1000,
  });

/** Hands an article in. The server pays once, however often it arrives. */
export const useSubmit = (article_id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (user_answers: string[]) => call(articles.submit, { body: { article_id, user_answers } }),
    onSuccess: () => {
      for (const { queryKey } of [userQuery, dashboardQuery, pastArticlesQuery])
        void queries.invalidateQueries({ queryKey });
    },
  });
};

/** Gets the next article. */
export const useNext = () => {
  const queries = useQueryClient();
  return () => void queries.resetQueries({ queryKey: articleKey });
};
