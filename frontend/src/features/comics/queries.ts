import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { comics } from '../../../../contract/comics/endpoints';
import { comicMessages } from '../../../../contract/comics/messages';
import { ApiFailure, call, isFault } from '../../lib/api';
import { paged } from '../../lib/paged';
import { comicKeys } from '../../subjects/comics/keys';
import { wordsFor } from '../../subjects/controls/not-now';
import { withoutDrawing } from '../../subjects/controls/still-works';

/** The prompt of the day, or that of a story that was begun earlier. */
export const promptQuery = (id?: string) =>
  queryOptions({
    queryKey: comicKeys.prompt(id),
    queryFn: ({ signal }) => call(comics.daily, { query: { id } }, signal),
  });

/** Addresses of pictures last for ten minutes. */
const freshMilliseconds = 4 * 60_000;

export const todayQuery = queryOptions({
  queryKey: comicKeys.today,
  queryFn: ({ signal }) => call(comics.today, {}, signal),
  staleTime: freshMilliseconds,
});

export const ownQuery = infiniteQueryOptions({
  ...paged,
  queryKey: comicKeys.own,
  queryFn: ({ pageParam, signal }) => call(comics.mine, { query: { cursor: pageParam } }, signal),
  staleTime: freshMilliseconds,
});

const pollMilliseconds = 2500;
/** For a comic that comes later. */
const laterMilliseconds = 30_000;

/** Asked again as long as a comic is being drawn: leaving the page loses nothing. */
export const progressQuery = queryOptions({
  queryKey: comicKeys.progress,
  queryFn: ({ signal }) => call(comics.progress, {}, signal),
  refetchInterval: ({ state: { data } }) =>
    data?.state === 'drawing' && (data.comes_later ? laterMilliseconds : pollMilliseconds),
});

export const draftQuery = queryOptions({
  queryKey: comicKeys.draft,
  queryFn: ({ signal }) => call(comics.draft, {}, signal),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The text for a failure: our own text for a lost session or a fault, otherwise the answer's. */
export const textFor = (
  error: Error,
  texts: { readonly signIn?: string; readonly failed: string },
): string => {
  if (isFault(error)) return texts.failed;
  const isSignedOut = error instanceof ApiFailure && error.code === 'unauthenticated';
  return isSignedOut ? (texts.signIn ?? comicMessages.signIn) : wordsFor(error, withoutDrawing);
};
