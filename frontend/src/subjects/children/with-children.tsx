import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CaseOfParent } from '../../../../contract/consent/endpoints';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { childrenQuery } from './query';

interface WithChildrenProps {
  /** The link that helps when there are none. */
  readonly action?: ReactNode;
  /** Renders the children; at least one. */
  readonly children: (all: readonly CaseOfParent[]) => ReactNode;
}

/** Loads a parent's children, and shows how to add the first one. */
export const WithChildren = ({ action, children }: WithChildrenProps) => (
  <Loaded query={useQuery(childrenQuery)} waiting={<Skeleton className="h-56" />}>
    {(data) =>
      data.children.length > 0 ? (
        children(data.children)
      ) : (
        <Card>
          <EmptyState mood="happy" title="No children here yet">
            <p className="max-w-md text-soft">
              A child appears here once you have confirmed your consent by our e-mail.
            </p>
            {action}
          </EmptyState>
        </Card>
      )
    }
  </Loaded>
);
