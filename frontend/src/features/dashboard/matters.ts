import { useQuery } from '@tanstack/react-query';
import type { ChildOrder } from '../../../../contract/store-family';
import type { Me } from '../../../../contract/users';
import { childrenQuery } from '../../subjects/children/query';
import { requestsQuery } from '../../subjects/friends/queries';
import { familyQuery } from '../../subjects/store/family-query';

/** Something that waits for an answer, and the screen that gives it. */
export interface Matter {
  readonly key: string;
  readonly words: string;
  readonly to: string;
}

/** The own requests that children have not answered yet. */
const useUnanswered = () =>
  useQuery({
    ...requestsQuery,
    select: ({ outgoing }) =>
      outgoing.map(
        ({ id, user }): Matter => ({
          key: id,
          words: `${user.username} has not answered your request yet.`,
          to: '/friends?tab=add',
        }),
      ),
  });

const matterOf = ({ username, purchase: { id, type, item_name } }: ChildOrder): Matter => ({
  key: id,
  words:
    type === 'family'
      ? `${username} has earned “${item_name}” from you.`
      : `${username} asks you for “${item_name}”.`,
  to: '/store',
});

/** The purchases of children that wait for the guardian. */
const useOrders = () => useQuery({ ...familyQuery, select: ({ orders }) => orders.map(matterOf) });

/** The children who cannot go on without the parent: the consent was taken back, or is not confirmed. */
const useWithoutConsent = (isParent: boolean) =>
  useQuery({
    ...childrenQuery,
    enabled: isParent,
    select: ({ children }) =>
      children
        .filter(({ status }) => status !== 'given')
        .map(
          ({ child, child_id }): Matter => ({
            key: child_id,
            words: `${child.username} cannot use Inkwren without your consent.`,
            to: '/consent/children',
          }),
        ),
  });

const unverified = ({ role }: Me): Matter => ({
  key: 'unverified',
  words:
    role === 'teacher'
      ? 'An operator of Inkwren still has to verify you as a teacher. You need not do anything.'
      : 'Your account is verified as soon as you consent for a child by e-mail.',
  to: '/friends?tab=add',
});

/** Everything that waits for an answer of the grown-up or of a child, as one query: known only when all of it is known. */
export const useMatters = (user: Me) => {
  const isParent = user.role === 'parent';
  const [without, orders, unanswered] = [useWithoutConsent(isParent), useOrders(), useUnanswered()];
  const asked = isParent ? [without, orders, unanswered] : [orders, unanswered];
  const known = asked.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const own = user.verified ? [] : [unverified(user)];
  return {
    data: known.length === asked.length ? [...own, ...known.flat()] : undefined,
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
  };
};
