import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CaseOfParent } from '../../../../contract/consent';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { childrenQuery } from './query';

interface WithChildrenProps {
  /** The link that helps when there are none. */
  readonly action?: ReactNode;
  /** Renders the children; at least one. */
  readonly children: (all: readonly CaseOfParent[]) => ReactNode;
}

/**
 * Loads a parent's children. Until then it shows that they are loading, that they failed to load, or how to add the first
 * one.
 */
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
