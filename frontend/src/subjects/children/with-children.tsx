import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TermsOfChildren } from '../../../../contract/consent/case';
import type { CaseOfParent } from '../../../../contract/consent/endpoints';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { childrenQuery } from './query';

interface WithChildrenProps {
  /** The link that helps when there are none. */
  readonly action?: ReactNode;
  /** Whether the page shows a child that is not among them. */
  readonly hasOthers?: boolean;
  /** Renders the children; at least one. */
  readonly children: (all: readonly CaseOfParent[], terms: TermsOfChildren | null) => ReactNode;
}

/** Loads a parent's children, and shows how to add the first one. */
export const WithChildren = ({ action, hasOthers = false, children }: WithChildrenProps) => (
  <Loaded query={useQuery(childrenQuery)} waiting={<Skeleton className="h-56" />}>
    {(data) =>
      data.children.length > 0 ? (
        children(data.children, data.terms)
      ) : hasOthers ? null : (
        <Card>
          <EmptyState mood="happy" title="No children here">
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
