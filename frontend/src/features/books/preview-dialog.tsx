import { useQuery } from '@tanstack/react-query';
import { type Book, books } from '../../../../contract/books';
import { call } from '../../lib/api';
import { byline } from '../../lib/byline';
import { BookCover } from '../../ui/book-cover';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';

const maxMilliseconds = 3000;

interface PreviewDialogProps {
  readonly book: Book;
  readonly onClose: () => void;
}

const Unavailable = () => (
  <EmptyState mood="sorry" title="Preview Not Available">
    <p className="text-soft">Nobody has told Wren what this one is about. You can read it all the same.</p>
  </EmptyState>
);

/** What a book is about, within three seconds or not at all. */
const PreviewDialog = ({ book, onClose }: PreviewDialogProps) => {
  const { data, isError } = useQuery({
    queryKey: ['preview', book.id],
    queryFn: ({ signal }) =>
      call(
        books.preview,
        { query: { id: book.id } },
        AbortSignal.any([signal, AbortSignal.timeout(maxMilliseconds)]),
      ),
    retry: false,
  });
  return (
    <Dialog onClose={onClose} title={book.title}>
      {isError && <Unavailable />}
      {data === undefined && !isError && (
        <div role="status" aria-label="Loading the preview" className="flex gap-4">
          <Skeleton className="h-48 w-36 shrink-0" />
          <Skeleton className="h-48 flex-1" />
        </div>
      )}
      {data !== undefined && (
        <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
          <BookCover book={book} size="large" />
          <div>
            <p className="mb-2 text-soft">{byline(data)}</p>
            <p className="whitespace-pre-line">{data.description}</p>
          </div>
        </div>
      )}
    </Dialog>
  );
};

export default PreviewDialog;
