import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { articleMessages } from '../../../../contract/article-messages';
import { articles } from '../../../../contract/articles';
import { secondsBetweenLooks } from '../../../../contract/rules/articles';
import { ApiFailure, call, mayPass } from '../../lib/api';
import { pastArticlesQuery } from '../../subjects/articles/past-articles';
import { dashboardQuery } from '../../subjects/dashboard/dashboard';
import { userQuery } from '../../subjects/users/user';

const articleKey = ['article'];

/** More than the server lets a child wait for a model. */
const mostLooks = 30;

const isBeingMade = (error: Error) => error instanceof ApiFailure && error.code === 'article_being_made';

/** A failure that may pass is told with the text of what the child wanted; a refusal says itself why. */
const told = (text: string) => (error: Error) => {
  throw error instanceof ApiFailure && mayPass(error) ? new ApiFailure(text, error.code) : error;
};

/** The open article, or a new one; the same after a reload, because the server keeps it. `next` gets another one. */
export const useArticle = () => {
  const queries = useQueryClient();
  const isFirst = useRef(true);
  const query = useQuery({
    queryKey: articleKey,
    queryFn: async ({ signal }) => {
      const { failed, generateFailed, loadFailed } = articleMessages;
      const draft = await call(articles.generate, { body: {} }, signal).catch(
        told(isFirst.current ? failed : generateFailed),
      );
      const body = { article_data: { id: draft.article.id } };
      return (await call(articles.create, { body }, signal).catch(told(loadFailed))).article;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, failed) => failures < mostLooks && isBeingMade(failed),
    retryDelay: secondsBetweenLooks * 1000,
  });
  const next = () => {
    isFirst.current = false;
    void queries.resetQueries({ queryKey: articleKey });
  };
  return { ...query, next };
};

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
