import { useQuery } from '@tanstack/react-query';
import { ApiFailure, mayPass } from '../../lib/api';
import { Link, Redirect } from '../../lib/navigation';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Chapter } from './chapter';
import { chapterQuery } from './queries';
import { unsentPlace } from './unsent-places';

const opening = (
  <div className="mx-auto grid w-full max-w-[38rem] gap-4">
    <Skeleton className="mx-auto h-10 w-64" />
    <Skeleton className="h-40" />
    <Skeleton className="h-56" />
  </div>
);

const NotHere = ({ book, error }: { book: string; error: Error }) => {
  const isUnknown = error instanceof ApiFailure && error.code === 'book_not_found';
  return (
    <Page title="Wren cannot open this">
      <Card>
        <EmptyState mood="sorry" title={error.message}>
          <Link to={isUnknown ? '/books' : `/books?book=${book}`} className={buttonClass()}>
            {isUnknown ? 'Find another book' : 'Back to the book'}
          </Link>
        </EmptyState>
      </Card>
    </Page>
  );
};

interface ReaderScreenProps {
  /** Without a chapter the book opens where the reader stopped. */
  readonly params: { readonly book: string; readonly chapter?: string | undefined };
}

/** A chapter of a book whose text is here. The address names it, so that a reload and a bookmark return to it. */
const ReaderScreen = ({ params: { book, chapter } }: ReaderScreenProps) => {
  const { id } = useUser();
  const { data, error, isFetching, refetch } = useQuery(chapterQuery(book, Number(chapter ?? 1)));
  // A cached answer has an old place.
  const current = isFetching ? undefined : data;
  return (
    <Loaded
      query={{ data: current, error, isFetching, refetch }}
      label="Opening the book"
      waiting={opening}
      refused={(failure) => (mayPass(failure) ? undefined : <NotHere book={book} error={failure} />)}
    >
      {(text) =>
        chapter === undefined ? (
          <Redirect
            to={`/read/${book}/${unsentPlace(id, book)?.chapter ?? text.place?.chapter ?? 1}`}
            replace
          />
        ) : (
          <Chapter key={`${book} ${chapter}`} text={text} />
        )
      }
    </Loaded>
  );
};

export default ReaderScreen;
