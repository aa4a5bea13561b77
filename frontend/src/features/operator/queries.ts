import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { comics, type reviewLists } from '../../../../contract/comics';
import { feedback } from '../../../../contract/feedback';
import { type Invitation, invitations } from '../../../../contract/invitations';
import { type ImportStatus, library } from '../../../../contract/library';
import { questions } from '../../../../contract/questions';
import { rewards } from '../../../../contract/rewards';
import { type orderStates, storeOperators } from '../../../../contract/store-operators';
import { call } from '../../lib/api';

interface Page {
  readonly next: string | null;
}

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Page) => next ?? undefined,
};

export const invitationsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'invitations'],
  queryFn: ({ pageParam: cursor, signal }) => call(invitations.list, { query: { cursor } }, signal),
});

export const waitlistQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'waitlist'],
  queryFn: ({ pageParam: cursor, signal }) => call(invitations.waitlist, { query: { cursor } }, signal),
});

export const teachersQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'teachers'],
  queryFn: ({ pageParam: cursor, signal }) => call(invitations.teachers, { query: { cursor } }, signal),
});

export const feedbackQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'feedback'],
  queryFn: ({ pageParam: cursor, signal }) => call(feedback.inbox, { query: { cursor } }, signal),
});

export const wishesQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'wishes'],
  queryFn: ({ pageParam: cursor, signal }) => call(storeOperators.requests, { query: { cursor } }, signal),
});

export const storeItemsQuery = queryOptions({
  queryKey: ['operator', 'store-items'],
  queryFn: ({ signal }) => call(storeOperators.stock, {}, signal),
});

export const ordersKey = ['operator', 'orders'];

export const ordersQuery = (state: (typeof orderStates)[number]) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...ordersKey, state],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(storeOperators.orders, { query: { state, cursor } }, signal),
  });

export const heldRewardsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'held-rewards'],
  queryFn: ({ pageParam: cursor, signal }) => call(rewards.held, { query: { cursor } }, signal),
});

export const heldReferralsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'held-referrals'],
  queryFn: ({ pageParam: cursor, signal }) => call(rewards.heldReferrals, { query: { cursor } }, signal),
});

export const questionsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'questions'],
  queryFn: ({ pageParam: cursor, signal }) => call(questions.toReview, { query: { cursor } }, signal),
});

export const comicsKey = ['operator', 'comics'];

export const comicsQuery = (list: (typeof reviewLists)[number]) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...comicsKey, list],
    queryFn: ({ pageParam: cursor, signal }) => call(comics.reviews, { query: { list, cursor } }, signal),
  });

/** In milliseconds: how soon the next status of a book is expected. */
const lookAgainIn: Partial<Record<ImportStatus, number>> = {
  waiting: 2_000,
  reading: 2_000,
  removing: 15_000,
};

/** The books that operators add, asked for again while the status of one will change by itself. */
export const importsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'library'],
  queryFn: ({ pageParam: cursor, signal }) => call(library.imports, { query: { cursor } }, signal),
  refetchInterval: ({ state }) => {
    const books = state.data?.pages.flatMap((page) => page.imports) ?? [];
    const soonest = Math.min(...books.map(({ status }) => lookAgainIn[status] ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(soonest) && soonest;
  },
});

/** What was found in the file of one book, which never changes. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'found-book', id],
    queryFn: ({ signal }) => call(library.look, { params: { id } }, signal),
  });

export const actionsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['operator', 'actions'],
  queryFn: ({ pageParam: cursor, signal }) => call(invitations.actions, { query: { cursor } }, signal),
});

/** After an invitation: adds it to the one list, and removes the address from the other. */
export const refreshInvited = (queries: QueryClient) =>
  Promise.all([queries.invalidateQueries(invitationsQuery), queries.invalidateQueries(waitlistQuery)]);

const isSame = (one: Invitation, other: Invitation) => one.email === other.email && one.owner === other.owner;

/** Updates an invitation in its row with the server's answer. */
export const replaceInvitation = (queries: QueryClient, changed: Invitation) =>
  queries.setQueryData(
    invitationsQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          invitations: page.invitations.map((one) => (isSame(one, changed) ? changed : one)),
        })),
      },
  );

/** Removes a teacher from the waiting list. */
export const removeTeacher = (queries: QueryClient, id: string) =>
  queries.setQueryData(
    teachersQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          teachers: page.teachers.filter((one) => one.id !== id),
        })),
      },
  );
