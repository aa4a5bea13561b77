import { useQuery } from '@tanstack/react-query';
import type { Book } from '../../../../contract/books/endpoints';
import { CoverRow } from '../../subjects/books/cover-row';
import { CoverTile } from '../../subjects/books/cover-tile';
import { type ShelfOf, shelfQuery } from '../../subjects/books/shelf';

interface KnownCoversProps {
  readonly title: string;
  readonly of: ShelfOf;
  /** Books that are there already. */
  readonly without: readonly string[];
  readonly onChoose: (book: Book) => void;
}

/** Covers of which the newcomer may know some; nothing while they load, and if there are none. */
export const KnownCovers = ({ title, of, without, onChoose }: KnownCoversProps) => {
  const { data } = useQuery(shelfQuery(of));
  const left = data?.books.filter(({ id }) => !without.includes(id)) ?? [];
  if (left.length === 0) return null;
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <CoverRow title={title}>
        {left.map((book) => (
          <CoverTile key={book.id} book={book} onChoose={() => onChoose(book)} />
        ))}
      </CoverRow>
    </section>
  );
};
