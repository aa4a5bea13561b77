import { queryOptions } from '@tanstack/react-query';
import { analytics } from '../../../../contract/analytics/endpoints';
import type { DateFilter } from '../../../../contract/rules/analytics';
import { allPages } from '../../lib/all-pages';
import { call } from '../../lib/api';
import { analyticsKeys } from '../../subjects/analytics/keys';

/** The permission to see a child may end at any time, so an open page refetches. */
const refetchInterval = 60_000;

export type Filter = DateFilter | 'all';

const filtered = (filter: Filter) => (filter === 'all' ? {} : { date_filter: filter });

export const quizzesQuery = (userId: string, filter: Filter) =>
  queryOptions({
    queryKey: analyticsKeys.view(userId, 'quizzes', filter),
    queryFn: async ({ signal }) =>
      (
        await allPages((cursor) =>
          call(analytics.quizzes, { params: { userId }, query: { ...filtered(filter), ...cursor } }, signal),
        )
      ).flatMap(({ quizzes }) => quizzes),
    refetchInterval,
  });

export const chatsQuery = (userId: string, filter: Filter) =>
  queryOptions({
    queryKey: analyticsKeys.view(userId, 'chats', filter),
    queryFn: async ({ signal }) => {
      const pages = await allPages((cursor) =>
        call(analytics.chats, { params: { userId }, query: { ...filtered(filter), ...cursor } }, signal),
      );
      return {
        sessions: pages.flatMap(({ sessions }) => sessions),
        transcripts: pages.at(-1)?.transcripts ?? false,
      };
    },
    refetchInterval,
  });

export const voiceChatsQuery = (userId: string, filter: Filter) =>
  queryOptions({
    queryKey: analyticsKeys.view(userId, 'voice', filter),
    queryFn: async ({ signal }) => {
      const pages = await allPages((cursor) =>
        call(analytics.voiceChats, { params: { userId }, query: { ...filtered(filter), ...cursor } }, signal),
      );
      return {
        sessions: pages.flatMap(({ sessions }) => sessions),
        transcripts: pages.at(-1)?.transcripts ?? false,
      };
    },
    refetchInterval,
  });

export const articlesQuery = (userId: string, filter: Filter) =>
  queryOptions({
    queryKey: analyticsKeys.view(userId, 'articles', filter),
    queryFn: async ({ signal }) =>
      (
        await allPages((cursor) =>
          call(analytics.articles, { params: { userId }, query: { ...filtered(filter), ...cursor } }, signal),
        )
      ).flatMap(({ articles }) => articles),
    refetchInterval,
  });

export const comicsQuery = (userId: string, filter: Filter) =>
  queryOptions({
    queryKey: analyticsKeys.view(userId, 'comics', filter),
    queryFn: async ({ signal }) =>
      (
        await allPages((cursor) =>
          call(analytics.comics, { params: { userId }, query: { ...filtered(filter), ...cursor } }, signal),
        )
      ).flatMap(({ comics }) => comics),
    refetchInterval,
  });

export const summaryQuery = (userId: string, filter: Filter) =>
  queryOptions({
    queryKey: analyticsKeys.view(userId, 'summary', filter),
    queryFn: ({ signal }) => call(analytics.summary, { params: { userId }, query: filtered(filter) }, signal),
    refetchInterval,
  });
