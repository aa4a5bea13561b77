import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { useNear } from '../../lib/use-near';
import { CoverRow } from '../../subjects/books/cover-row';
import { CoverTile } from '../../subjects/books/cover-tile';
import { ReadingLevel } from '../../subjects/books/reading-level';
import { type ShelfOf, shelfQuery } from '../../subjects/books/shelf';
import { Skeleton } from '../../ui/skeleton';

const places = [0, 1, 2, 3, 4, 5, 6, 7];

/** Only a shelf that is being loaded says so. */
export const WaitingShelf = ({ title, loading }: { title: string; loading: boolean }) => (
  <div {...(loading && { role: 'status', 'aria-label': 'Loading' })} className="grid gap-2">
    <CoverRow title={title}>
      {places.map((place) => (
        <li key={place} className="grid shrink-0 gap-2">
          <Skeleton className="h-36 w-27 sm:h-48 sm:w-36" />
          <Skeleton className="h-10" />
        </li>
      ))}
    </CoverRow>
  </div>
);

interface WallShelfProps {
  readonly title: string;
  readonly of: ShelfOf;
  readonly onChoose: (book: Book) => void;
  readonly onEmpty: (key: string) => void;
}

/** One shelf of the wall, loaded when it is near. An empty one takes no room, and one that does not come is left out. */
export const WallShelf = ({ title, of, onChoose, onEmpty }: WallShelfProps) => {
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const { data, isError } = useQuery({ ...shelfQuery(of), enabled: near });
  const isEmpty = data?.books.length === 0;
  const key = JSON.stringify(of);
  useEffect(() => {
    if (isEmpty) onEmpty(key);
  }, [isEmpty, key, onEmpty]);
  if (isError || isEmpty) return null;
  return (
    <section
      ref={place}
      aria-label={title}
      aria-busy={near && data === undefined}
      className="grid min-w-0 gap-2"
    >
      {data === undefined ? (
        <WaitingShelf title={title} loading={near} />
      ) : (
        <CoverRow title={title}>
          {data.books.map((book) => (
            <CoverTile key={book.id} book={book} onChoose={() => onChoose(book)}>
              <ReadingLevel book={book} />
            </CoverTile>
          ))}
        </CoverRow>
      )}
    </section>
  );
};
