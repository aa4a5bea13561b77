import { useQuery } from '@tanstack/react-query';
import type { ConsentStatus } from '../../../../contract/consent';
import { childrenQuery } from '../../lib/children';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';

const standing: Record<ConsentStatus, string> = {
  asked: 'Waits for your answer to our e-mail.',
  answered: 'We will send you one more e-mail to confirm your answer.',
  confirm: 'Please open the link in our second e-mail.',
  given: 'Can use Inkwren.',
  withdrawn: 'Cannot use Inkwren: you have taken your consent back.',
};

const toConsents = (
  <Link to="/consent/children" className={buttonClass('secondary')}>
    Consents and invitations
  </Link>
);

/** A parent's children, and whether they can read here. */
export const Children = () => {
  const { data, error, refetch, isFetching } = useQuery(childrenQuery);
  if (data === undefined && error !== null)
    return (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {error.message}
      </RetryNotice>
    );
  if (data === undefined)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-40" />
      </div>
    );
  if (data.children.length === 0)
    return (
      <Card>
        <EmptyState mood="happy" title="No children here yet">
          <p className="max-w-md text-soft">
            A child appears here once you have confirmed your consent by our e-mail.
          </p>
          <div className="mt-3">{toConsents}</div>
        </EmptyState>
      </Card>
    );
  return (
    <Card className="grid gap-4">
      <ul className="divide-y divide-line">
        {data.children.map(({ child_id, child, status }) => (
          <li key={child_id} className="py-3 first:pt-0">
            <h2 className="text-xl">{child.username}</h2>
            <p className="text-soft">
              Age {child.age}, {child.region}. {standing[status]}
            </p>
          </li>
        ))}
      </ul>
      <div>{toConsents}</div>
    </Card>
  );
};
