import { type ReactNode, useState } from 'react';
import { analyticsMessages } from '../../../../contract/analytics/messages';
import { cx } from '../../lib/cx';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded, type LoadedQuery } from '../../ui/loaded';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { labelBeside } from './beside';
import type { Filter } from './queries';

const filters: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All Time' },
  { value: '7days', label: 'Last 7 Days' },
  { value: '30days', label: 'Last 30 Days' },
];

interface Period {
  readonly filter: Filter;
  readonly control: ReactNode;
}

/** The chosen period, and the control that chooses it. */
export const useFilter = (): Period => {
  const [filter, setFilter] = useState<Filter>('all');
  const control = (
    <div className={cx('w-48 max-sm:w-full print:hidden', labelBeside)}>
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

/** A suggestion for the child while there is nothing to show. */
export const NothingYet = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <EmptyState mood="waiting" title={title}>
      <p className="max-w-md text-soft">{children}</p>
    </EmptyState>
  </Card>
);

export interface ViewProps<T> {
  readonly query: LoadedQuery<T>;
  /** The kind of data: "quiz". */
  readonly kind: keyof typeof analyticsMessages.failed;
  /** Absent where the period is fixed. A child who has done nothing has no period to choose. */
  readonly period?: Period;
  readonly isEmpty: (data: T) => boolean;
  /** Says that there is nothing, instead of the words of this kind. */
  readonly none?: string | undefined;
  /** What the child can do, shown instead of the data while there is none. */
  readonly suggestion: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** One view of a child: the period at the top, then the loaded data. */
export const View = <T,>({ query, kind, period, isEmpty, none, suggestion, children }: ViewProps<T>) => {
  const isShorter = period !== undefined && period.filter !== 'all';
  const isNothing = query.data !== undefined && isEmpty(query.data);
  return (
    <div className="grid gap-gap">
      {(isShorter || !isNothing) && period?.control}
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
        {(data) =>
          isEmpty(data) ? (
            <NothingYet title={none ?? analyticsMessages.none[kind]}>
              {isShorter ? 'There may be more in a longer period.' : suggestion}
            </NothingYet>
          ) : (
            children(data)
          )
        }
      </Loaded>
    </div>
  );
};
