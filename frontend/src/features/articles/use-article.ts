import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { articles } from '../../../../contract/articles/endpoints';
import { articleMessages } from '../../../../contract/articles/messages';
import { ApiFailure, call, isOver, mayPass, millisecondsToWait } from '../../lib/api';
import { articleKeys } from '../../subjects/articles/keys';
import { pastArticlesQuery } from '../../subjects/articles/past-articles';
import { dashboardQuery } from '../../subjects/dashboard/dashboard';
import { userQuery, useUser } from '../../subjects/users/user';
import { forgetAnswers, type HandedIn, keepAnswers } from './unsent';

/** More than the server lets a child wait for a model. */
const mostLooks = 30;

/** An article that is being made is asked for again by itself. */
const isBeingMade = (error: Error) => millisecondsToWait(error) !== undefined;

/** For a failure that may pass, the text for the child's action; for a refusal, the refusal's own text. */
const told = (text: string) => (error: Error) => {
  const isUntold = error instanceof ApiFailure && mayPass(error) && !isBeingMade(error);
  throw isUntold ? new ApiFailure(text, error.code, error.about) : error;
};

/** The open article, or a new one; the same after a reload, because the server keeps it. `next` gets another one. */
export const useArticle = () => {
  const queries = useQueryClient();
  const isFirst = useRef(true);
  const query = useQuery({
    queryKey: articleKeys.current,
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
    retryDelay: (_, failed) => millisecondsToWait(failed) ?? 0,
  });
  const next = () => {
    isFirst.current = false;
    void queries.resetQueries({ queryKey: articleKeys.current });
  };
  return { ...query, next };
};

/** Hands an article in. The server pays once, however often it receives the article. */
export const useSubmit = (article_id: string) => {
  const { id } = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (user_answers: HandedIn['user_answers']) =>
      call(articles.submit, { body: { article_id, user_answers } }),
    onMutate: (user_answers) => keepAnswers(id, { article_id, user_answers }),
    onError: (error) => {
      if (isOver(error)) forgetAnswers(id);
    },
    onSuccess: () => {
      forgetAnswers(id);
      for (const { queryKey } of [userQuery, dashboardQuery, pastArticlesQuery])
        void queries.invalidateQueries({ queryKey });
    },
  });
};
