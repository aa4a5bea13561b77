import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Dashboard } from '../../../../contract/dashboard/endpoints';
import { recommendationsErrors } from '../../../../contract/recommendations/errors';
import type { Me } from '../../../../contract/users/endpoints';
import { isNotNow, wordsFor } from '../../subjects/controls/not-now';
import { withoutNewRecommendations } from '../../subjects/controls/still-works';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { RetryNotice } from '../../ui/retry-notice';
import { RecommendedBook } from './recommended-book';
import { Shelf, ShelfSkeleton } from './shelf';
import { useRecommendations } from './use-recommendations';

interface RecommendedProps {
  readonly user: Me;
  readonly dashboard: Dashboard;
}

/** The recommended books, each with a reason. */
const Recommended = ({ user, dashboard }: RecommendedProps) => {
  const { books, keep, error, finding, retry, findOthers, found } = useRecommendations(user, dashboard);
  const [added, setAdded] = useState<string>();
  const failed = error !== null && !finding;
  return (
    <Card aria-labelledby="recommended" aria-busy={finding} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="recommended" className="text-2xl">
          Books for you
        </h2>
        {books !== undefined && (
          <Button
            look="secondary"
            busy={finding}
            icon={<RefreshCw aria-hidden className="size-5" />}
            onClick={findOthers}
          >
            {finding ? 'Looking…' : 'Find others'}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {added !== undefined ? `${added} is on your Want to Read list.` : found && 'Here are other books.'}
      </p>
      {failed && isNotNow(error) && <Notice kind="info">{wordsFor(error, withoutNewRecommendations)}</Notice>}
      {failed && !isNotNow(error) && (
        <RetryNotice onRetry={books === undefined ? retry : findOthers}>
          {recommendationsErrors.recommendations_failed.text}
        </RetryNotice>
      )}
      {books === undefined && !failed && <ShelfSkeleton />}
      {books?.length === 0 && (
        <EmptyState mood="reading" title="These are all on your lists now">
          <p className="text-soft">Press “Find others”, and Wren has another look around.</p>
        </EmptyState>
      )}
      {books !== undefined && books.length > 0 && (
        <Shelf>
          {books.map((book) => (
            <RecommendedBook
              key={book.id}
              book={book}
              onAdded={() => {
                keep(books);
                setAdded(book.title);
              }}
            />
          ))}
        </Shelf>
      )}
    </Card>
  );
};

export default Recommended;
