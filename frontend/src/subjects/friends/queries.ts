import { queryOptions } from '@tanstack/react-query';
import { classes } from '../../../../contract/classes';
import { friends } from '../../../../contract/friends';
import { call } from '../../lib/api';

/** A relation may be ended by the other one at any time: an open page asks again. */
const refetchInterval = 60_000;

/** The friends of a student, or the children whom an adult supervises. */
export const friendsQuery = queryOptions({
  queryKey: ['friends', 'list'],
  queryFn: ({ signal }) => call(friends.list, {}, signal),
  refetchInterval,
});

export const requestsQuery = queryOptions({
  queryKey: ['friends', 'requests'],
  queryFn: ({ signal }) => call(friends.requests, {}, signal),
  refetchInterval,
});

export const friendBooksQuery = (userId: string) =>
  queryOptions({
    queryKey: ['friends', 'books', userId],
    queryFn: ({ signal }) => call(friends.books, { params: { userId } }, signal),
    refetchInterval,
  });

/** A teacher's classes. */
export const classesQuery = queryOptions({
  queryKey: ['friends', 'classes'],
  queryFn: ({ signal }) => call(classes.list, {}, signal),
});

/** The classes that a student is in. */
export const ownClassesQuery = queryOptions({
  queryKey: ['friends', 'own-classes'],
  queryFn: ({ signal }) => call(classes.mine, {}, signal),
});

/** Everything that follows from relations. */
export const relationsKey = { queryKey: ['friends'] };
