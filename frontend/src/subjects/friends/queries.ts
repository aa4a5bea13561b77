import { queryOptions } from '@tanstack/react-query';
import { classes } from '../../../../contract/classes/endpoints';
import { friends } from '../../../../contract/friends/endpoints';
import { call } from '../../lib/api';
import { friendKeys } from './keys';

/** A relation may be ended by the other one at any time: an open page asks again. */
const refetchInterval = 60_000;

/** The friends of a student, or the children whom an adult supervises. */
export const friendsQuery = queryOptions({
  queryKey: friendKeys.list,
  queryFn: ({ signal }) => call(friends.list, {}, signal),
  refetchInterval,
});

export const requestsQuery = queryOptions({
  queryKey: friendKeys.requests,
  queryFn: ({ signal }) => call(friends.requests, {}, signal),
  refetchInterval,
});

export const friendBooksQuery = (userId: string) =>
  queryOptions({
    queryKey: friendKeys.books(userId),
    queryFn: ({ signal }) => call(friends.books, { params: { userId } }, signal),
    refetchInterval,
  });

/** A teacher's classes. */
export const classesQuery = queryOptions({
  queryKey: friendKeys.classes,
  queryFn: ({ signal }) => call(classes.list, {}, signal),
});

/** The classes that a student is in. */
export const ownClassesQuery = queryOptions({
  queryKey: friendKeys.ownClasses,
  queryFn: ({ signal }) => call(classes.mine, {}, signal),
});
