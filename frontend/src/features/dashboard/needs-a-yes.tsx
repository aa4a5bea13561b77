import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck } from 'lucide-react';
import type { Me } from '../../../../contract/users';
import { Link } from '../../lib/navigation';
import { childrenQuery } from '../../subjects/children/query';
import { requestsQuery } from '../../subjects/friends/queries';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';

interface Matter {
  readonly key: string;
  readonly words: string;
  readonly to: string;
}

const Matters = ({ matters }: { matters: readonly Matter[] }) =>
  matters.length === 0 ? (
    <p className="flex items-center gap-2 text-soft">
      <CircleCheck aria-hidden className="size-5 text-leaf" />
      Nothing waits for an answer.
    </p>
  ) : (
    <ul className="divide-y divide-line">
      {matters.map(({ key, words, to }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex min-h-target items-center justify-between gap-3 rounded-control p-2 hover:bg-sunken"
          >
            <span className="wrap-anywhere">{words}</span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );

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

/** What waits for a yes: the parent's own, or a child's. */
export const NeedsAYes = ({ user }: { user: Me }) => {
  const unanswered = useUnanswered();
  const without = useWithoutConsent(user.role === 'parent');
  const unverified: Matter[] = user.verified
    ? []
    : [
        {
          key: 'unverified',
          words:
            user.role === 'teacher'
              ? 'An operator of Inkwren still has to verify you as a teacher. You need not do anything.'
              : 'Your account is verified as soon as you consent for a child by e-mail.',
          to: '/friends?tab=add',
        },
      ];
  return (
    <Card aria-labelledby="needs-a-yes" className="grid gap-2">
      <h2 id="needs-a-yes" className="text-xl">
        Waiting for a yes
      </h2>
      <Loaded query={unanswered} waiting={<Skeleton className="h-10" />}>
        {(asked) => <Matters matters={[...unverified, ...(without.data ?? []), ...asked]} />}
      </Loaded>
    </Card>
  );
};
