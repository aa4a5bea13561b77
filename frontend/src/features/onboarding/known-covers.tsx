import { useQuery } from '@tanstack/react-query';
import type { Book } from '../../../../contract/books/endpoints';
import { CoverTile } from '../../subjects/books/cover-tile';
import { shelfQuery } from '../../subjects/books/shelf';
import { Skeleton } from '../../ui/skeleton';

/** Three rows of a phone. */
const places = 9;

const title = 'Do you know one of these?';

interface KnownCoversProps {
  /** The favourite genres: books of the first two are shown. */
  readonly genres: readonly string[];
  /** Books that are there already. */
  readonly without: readonly string[];
  readonly onChoose: (book: Book) => void;
}

/** Alternates between the shelves, so that each genre has its turn; each book once. */
const mixed = (shelves: readonly (readonly Book[])[]): Book[] => {
  const longest = Math.max(0, ...shelves.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    shelves.flatMap((shelf) => shelf[place] ?? []),
  ).flat();
  return [...new Map(inTurn.map((book) => [book.id, book])).values()];
};

/** A newcomer may know a book of the world, but hardly one that can be read only here. */
const worldFirst = (books: readonly Book[]) =>
  books.toSorted((a, b) => Number(a.reading_grade !== null) - Number(b.reading_grade !== null));

/** Covers of which the newcomer may know some; nothing if there are none. */
export const KnownCovers = ({ genres, without, onChoose }: KnownCoversProps) => {
  const [first = '', second = first] = genres;
  // Two queries rather than a list of them: its code would be loaded by every screen.
  const shelves = [useQuery(shelfQuery({ about: first })), useQuery(shelfQuery({ about: second }))];
  const known = mixed(shelves.map(({ data }) => worldFirst(data?.books ?? [])));
  const left = known.filter(({ id }) => !without.includes(id)).slice(0, places);
  if (shelves.some(({ isPending }) => isPending)) return <Skeleton className="h-96" />;
  if (left.length === 0) return null;
  return (
    <section aria-label={title} className="grid min-w-0 gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: in large letters the list scrolls, and must be reached by the keyboard
        tabIndex={0}
        aria-label={title}
        className="relative flex flex-wrap justify-center gap-x-3 gap-y-5 sm:gap-x-6 crowded:flex-nowrap crowded:justify-start crowded:overflow-x-auto crowded:pb-3"
      >
        {left.map((book) => (
          <CoverTile key={book.id} book={book} onChoose={() => onChoose(book)} />
        ))}
      </ul>
    </section>
  );
};
