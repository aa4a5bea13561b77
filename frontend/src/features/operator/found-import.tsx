import { useQuery } from '@tanstack/react-query';
import type { BookImport } from '../../../../contract/library';
import { RetryNotice } from '../../ui/retry-notice';
import { AcceptForm } from './accept-form';
import { FoundBook } from './found-book';
import { ListSkeleton } from './pages';
import { importQuery } from './queries';

interface FoundImportProps {
  readonly book: BookImport;
  readonly onAccepted: (title: string) => void;
  readonly onDiscard: () => void;
}

/** What was found in a book's file, and the decision if it is still open. */
export const FoundImport = ({ book: { id, status }, onAccepted, onDiscard }: FoundImportProps) => {
  const { data, error, isFetching, refetch } = useQuery(importQuery(id));
  if (error !== null)
    return (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {error.message}
      </RetryNotice>
    );
  if (data === undefined) return <ListSkeleton />;
  return (
    <div className="grid gap-gap">
      {data.found !== null && <FoundBook found={data.found} />}
      {status === 'found' && <AcceptForm book={data} onAccepted={onAccepted} onDiscard={onDiscard} />}
    </div>
  );
};
