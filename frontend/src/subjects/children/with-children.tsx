import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CaseOfParent } from '../../../../contract/consent';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { childrenQuery } from './query';

interface WithChildrenProps {
  /** The way on from where there are none. */
  readonly action?: ReactNode;
  /** Shows them; there is at least one. */
  readonly children: (all: readonly CaseOfParent[]) => ReactNode;
}

/** A parent's children. Until they are there: that they are coming, that they did not come, or how the first one does. */
export const WithChildren = ({ action, children }: WithChildrenProps) => {
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
        <Skeleton className="h-56" />
      </div>
    );
  if (data.children.length > 0) return children(data.children);
  return (
    <Card>
      <EmptyState mood="happy" title="No children here yet">
        <p className="max-w-md text-soft">
          A child appears here once you have confirmed your consent by our e-mail.
        </p>
        {action}
      </EmptyState>
    </Card>
  );
};
