import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Book, books } from '../../../../contract/books/endpoints';
import type { Received } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { BookCover } from '../../subjects/books/book-cover';
import { byline } from '../../subjects/books/byline';
import { bookKeys } from '../../subjects/books/keys';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { useViewer } from './use-viewer';
import { Viewer } from './viewer';

const maxMilliseconds = 3000;

type Look = Received<typeof books.preview>;

const Unavailable = () => (
  <EmptyState mood="sorry" title="Preview Not Available">
    <p className="text-soft">Nobody has told Wren what this one is about. You can read it all the same.</p>
  </EmptyState>
);

const waiting = (
  <div className="flex gap-4">
    <Skeleton className="h-48 w-36 shrink-0" />
    <Skeleton className="h-48 flex-1" />
  </div>
);

const FirstPage = ({ title, text }: NonNullable<Look['first_page']>) => (
  <section
    aria-labelledby="first-page"
    className="rounded-control border border-line bg-sunken px-4 py-5 leading-relaxed sm:px-6"
  >
    <h3 id="first-page" className="mb-3 text-center text-xl">
      {title}
    </h3>
    <p className="whitespace-pre-line">{text}</p>
  </section>
);

/** The beginning of the book, else the catalogue's viewer; and the description. */
const LookInside = ({ book, look, deadline }: { book: Book; look: Look; deadline: number }) => {
  const { first_page, viewer_url, description } = look;
  const { state, onLoad } = useViewer(viewer_url, deadline);
  if (first_page === null && description === null && state === 'gone') return <Unavailable />;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
        <BookCover book={book} size="large" />
        <div>
          <p className="mb-2 text-soft">{byline(look)}</p>
          {description !== null && <p className="whitespace-pre-line">{description}</p>}
        </div>
      </div>
      {first_page !== null && <FirstPage {...first_page} />}
      {viewer_url !== null && <Viewer title={book.title} url={viewer_url} state={state} onLoad={onLoad} />}
      {state === 'loading' && (
        <div role="status" aria-label="Opening the book">
          <Skeleton className="h-48" />
        </div>
      )}
    </div>
  );
};

interface PreviewDialogProps {
  readonly book: Book;
  readonly onClose: () => void;
}

/** The preview of a book. It is omitted if it takes longer than three seconds. */
const PreviewDialog = ({ book, onClose }: PreviewDialogProps) => {
  const [deadline] = useState(() => Date.now() + maxMilliseconds);
  const query = useQuery({
    queryKey: bookKeys.preview(book.id),
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
      <Loaded query={query} label="Loading the preview" waiting={waiting} refused={() => <Unavailable />}>
        {(look) => <LookInside book={book} look={look} deadline={deadline} />}
      </Loaded>
    </Dialog>
  );
};

export default PreviewDialog;
