import { type ReactNode, useState } from 'react';
import { analyticsMessages } from '../../../../contract/analytics/messages';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded, type LoadedQuery } from '../../ui/loaded';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import type { Filter } from './queries';

const filters: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All Time' },
  { value: '7days', label: 'Last 7 Days' },
  { value: '30days', label: 'Last 30 Days' },
];

/** The chosen period, and the control that chooses it. */
export const useFilter = (first: Filter = 'all') => {
  const [filter, setFilter] = useState<Filter>(first);
  const control = (
    <div className="w-48 max-sm:w-full print:hidden">
      <SelectField
        label="Period"
        options={filters}
        value={filter}
        onChange={(event) => setFilter(event.target.value as Filter)}
      />
    </div>
  );
  return { filter, control };
};

interface ViewProps<T> {
  readonly query: LoadedQuery<T>;
  /** The kind of data that failed to load: "quiz". */
  readonly kind: keyof typeof analyticsMessages.failed;
  readonly control?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** One view of a child: the period at the top, then the loaded data. */
export const View = <T,>({ query, kind, control, children }: ViewProps<T>) => (
  <div className="grid gap-gap">
    {control}
    <Loaded
      query={query}
      waiting={
        <>
          <Skeleton className="h-20" />
          <Skeleton className="h-56" />
        </>
      }
      failed={(error) => `Error: ${error.message || analyticsMessages.failed[kind]}`}
    >
      {children}
    </Loaded>
  </div>
);

/** A suggestion for the child while there is nothing to show. */
export const NothingYet = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <EmptyState mood="waiting" title={title}>
      <p className="max-w-md text-soft">{children}</p>
    </EmptyState>
  </Card>
);
