import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { audit } from '../../../../contract/audit/endpoints';
import { comics, type reviewLists } from '../../../../contract/comics/endpoints';
import { consent } from '../../../../contract/consent/endpoints';
import { deletion } from '../../../../contract/deletion/endpoints';
import { feedback } from '../../../../contract/feedback/endpoints';
import { type ImportStatus, imports } from '../../../../contract/imports/endpoints';
import { type Invitation, invitations } from '../../../../contract/invitations/endpoints';
import { operations } from '../../../../contract/operations/endpoints';
import { proposals } from '../../../../contract/proposals/endpoints';
import { quizReview } from '../../../../contract/quiz/review';
import { referrals } from '../../../../contract/referrals/endpoints';
import { rewards } from '../../../../contract/rewards/endpoints';
import { type orderStates, shopOperators } from '../../../../contract/shop/operators';
import { call } from '../../lib/api';
import { paged } from '../../lib/paged';
import { operatorKeys } from '../../subjects/operator/keys';

export const dayQuery = queryOptions({
  queryKey: operatorKeys.day,
  queryFn: ({ signal }) => call(operations.day, {}, signal),
});

export const switchesQuery = queryOptions({
  queryKey: operatorKeys.switches,
  queryFn: ({ signal }) => call(operations.switches, {}, signal),
});

export const operatorsQuery = queryOptions({
  queryKey: operatorKeys.operators,
  queryFn: ({ signal }) => call(operations.operators, {}, signal),
});

export const invitationsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.invitations,
  queryFn: ({ pageParam: cursor, signal }) => call(invitations.list, { query: { cursor } }, signal),
});

export const waitlistQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.waitlist,
  queryFn: ({ pageParam: cursor, signal }) => call(invitations.waitlist, { query: { cursor } }, signal),
});

export const teachersQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.teachers,
  queryFn: ({ pageParam: cursor, signal }) => call(invitations.teachers, { query: { cursor } }, signal),
});

export const proposalsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.proposals,
  queryFn: ({ pageParam: cursor, signal }) => call(proposals.list, { query: { cursor } }, signal),
});

export const correctionsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.corrections,
  queryFn: ({ pageParam: cursor, signal }) => call(proposals.corrections, { query: { cursor } }, signal),
});

export const schoolsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.schools,
  queryFn: ({ pageParam: cursor, signal }) => call(consent.schoolsWaiting, { query: { cursor } }, signal),
});

export const feedbackQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.feedback,
  queryFn: ({ pageParam: cursor, signal }) => call(feedback.inbox, { query: { cursor } }, signal),
});

export const wishesQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.wishes,
  queryFn: ({ pageParam: cursor, signal }) => call(shopOperators.requests, { query: { cursor } }, signal),
});

export const storeItemsQuery = queryOptions({
  queryKey: operatorKeys.storeItems,
  queryFn: ({ signal }) => call(shopOperators.stock, {}, signal),
});

export const parcelsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.parcels,
  queryFn: ({ pageParam: cursor, signal }) => call(shopOperators.parcels, { query: { cursor } }, signal),
});

export const ordersQuery = (state: (typeof orderStates)[number]) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: operatorKeys.ordersIn(state),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(shopOperators.orders, { query: { state, cursor } }, signal),
  });

export const heldRewardsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.heldRewards,
  queryFn: ({ pageParam: cursor, signal }) => call(rewards.held, { query: { cursor } }, signal),
});

export const heldReferralsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.heldReferrals,
  queryFn: ({ pageParam: cursor, signal }) => call(referrals.held, { query: { cursor } }, signal),
});

export const heldDeletionsQuery = queryOptions({
  queryKey: operatorKeys.heldDeletions,
  queryFn: ({ signal }) => call(deletion.held, {}, signal),
});

export const questionsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.questions,
  queryFn: ({ pageParam: cursor, signal }) => call(quizReview.toReview, { query: { cursor } }, signal),
});

export const comicsQuery = (list: (typeof reviewLists)[number]) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: operatorKeys.comicsIn(list),
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
  queryKey: operatorKeys.imports,
  queryFn: ({ pageParam: cursor, signal }) => call(imports.imports, { query: { cursor } }, signal),
  refetchInterval: ({ state }) => {
    const books = state.data?.pages.flatMap((page) => page.imports) ?? [];
    const soonest = Math.min(...books.map(({ status }) => lookAgainIn[status] ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(soonest) && soonest;
  },
});

/** The content of one book's file, which never changes. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: operatorKeys.import(id),
    queryFn: ({ signal }) => call(imports.look, { params: { id } }, signal),
  });

export const actionsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.actions,
  queryFn: ({ pageParam: cursor, signal }) => call(audit.actions, { query: { cursor } }, signal),
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
