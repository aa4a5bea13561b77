import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { comicMessages } from '../../../../contract/comic-messages';
import { comics } from '../../../../contract/comics';
import { ApiFailure, call } from '../../lib/api';

export const promptQuery = queryOptions({
  queryKey: ['comics', 'prompt'],
  queryFn: ({ signal }) => call(comics.daily, {}, signal),
});

/** Addresses of pictures last for ten minutes. */
const freshMilliseconds = 4 * 60_000;

export const todayQuery = queryOptions({
  queryKey: ['comics', 'today'],
  queryFn: ({ signal }) => call(comics.today, {}, signal),
  staleTime: freshMilliseconds,
});

export const ownQuery = infiniteQueryOptions({
  queryKey: ['comics', 'own'],
  queryFn: ({ pageParam, signal }) => call(comics.mine, { query: { cursor: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: freshMilliseconds,
});

const pollMilliseconds = 2500;

/** Asked again as long as a comic is being drawn: leaving the page loses nothing. */
export const progressQuery = queryOptions({
  queryKey: ['comics', 'progress'],
  queryFn: ({ signal }) => call(comics.progress, {}, signal),
  refetchInterval: ({ state }) => (state.data?.state === 'drawing' ? pollMilliseconds : false),
});

export const draftQuery = queryOptions({
  queryKey: ['comics', 'draft'],
  queryFn: ({ signal }) => call(comics.draft, {}, signal),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The text for a failure: what the catalogue says for a lost session and for faults of ours, otherwise the answer's own. */
export const textFor = (
  error: Error,
  texts: { readonly signIn?: string; readonly failed: string },
): string => {
  const code = error instanceof ApiFailure ? error.code : 'server_error';
  if (code === 'unauthenticated') return texts.signIn ?? comicMessages.signIn;
  return code === 'server_error' || code === 'timed_out' ? texts.failed : error.message;
};
