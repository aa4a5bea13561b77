import { useQuery } from '@tanstack/react-query';
import type { CaseOfParent } from '../../../../contract/consent/endpoints';
import type { ChildOrder } from '../../../../contract/shop/family';
import type { Me } from '../../../../contract/users/endpoints';
import { childrenQuery } from '../../subjects/children/query';
import { requestsQuery } from '../../subjects/friends/queries';
import { familyQuery } from '../../subjects/shop/family-query';

/** Something that waits for an answer, and the screen that gives it. */
export interface Matter {
  readonly key: string;
  readonly words: string;
  readonly to: string;
}

/** The own requests that children, or their guardians, have not answered yet. */
const useUnanswered = () =>
  useQuery({
    ...requestsQuery,
    select: ({ outgoing }) =>
      outgoing.map(
        ({ id, user }): Matter => ({
          key: id,
          words: `Your request to see what ${user.username} reads waits for an answer.`,
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

const matter = (child_id: string, key: string, words: string): Matter => ({
  key: `${child_id} ${key}`,
  words,
  to: `/children/${child_id}`,
});

/** A child cannot go on while the consent was taken back or is not confirmed; an adult sees a child only after a guardian's yes. */
const mattersOfChild = ({
  child: { username },
  child_id,
  status,
  grown_ups,
  details,
}: CaseOfParent): Matter[] => [
  ...(details.asked === null
    ? []
    : [matter(child_id, 'details', `${username} asks you to correct the details.`)]),
  ...(status === 'given'
    ? []
    : [matter(child_id, 'consent', `${username} cannot use Inkwren without your consent.`)]),
  ...grown_ups.asking
    .filter(({ needs_guardian }) => needs_guardian)
    .map(({ id, username: adult }) =>
      matter(child_id, `${id}`, `${adult ?? 'Somebody'} asks to see what ${username} reads.`),
    ),
];

/** The features that a guardian's children can use only with the guardian's decision. */
const useChildren = (isParent: boolean) =>
  useQuery({
    ...childrenQuery,
    enabled: isParent,
    select: ({ children }) => children.flatMap(mattersOfChild),
  });

const unverified = ({ role }: Me): Matter => ({
  key: 'unverified',
  words:
    role === 'teacher'
      ? 'An operator of Inkwren still has to verify you as a teacher. You need not do anything.'
      : 'Add your child. Your account is verified as soon as you have confirmed your consent by our e-mail.',
  to: role === 'teacher' ? '/friends?tab=add' : '/consent/children',
});

/** Everything that waits for an answer of the grown-up or of a child, as one query: known only when all of it is known. */
export const useMatters = (user: Me) => {
  const isParent = user.role === 'parent';
  const [children, orders, unanswered] = [useChildren(isParent), useOrders(), useUnanswered()];
  const asked = isParent ? [children, orders, unanswered] : [orders, unanswered];
  const known = asked.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const own = user.verified ? [] : [unverified(user)];
  return {
    data: known.length === asked.length ? [...own, ...known.flat()] : undefined,
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
  };
};
