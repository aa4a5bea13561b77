import { useQuery } from '@tanstack/react-query';
import type { books, ListedBook, Stage } from '../../../../contract/books/endpoints';
import type { Received } from '../../../../contract/endpoint';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { ListRow } from './list-row';

export const listTitles: Record<Stage, string> = {
  reading: 'Currently Reading',
  want_to_read: 'Want to Read',
  read: 'Read',
};

const lists: readonly { stage: Stage; empty: string }[] = [
  { stage: 'reading', empty: 'No book open right now. Which one will be next?' },
  {
    stage: 'want_to_read',
    empty: 'Keep books here that you would like to read one day.',
  },
  { stage: 'read', empty: 'Books you have finished line up here, with your stars.' },
];

export interface Moved {
  readonly book: ListedBook;
  readonly from: Stage;
  /** The text for a book whose rating was changed. */
  readonly to: Stage;
}

interface ReadingListsProps {
  readonly onOpen: (book: ListedBook) => void;
  readonly onMoved: (moved: Moved) => void;
}

interface ListsProps extends ReadingListsProps {
  /** Undefined while they load. */
  readonly data?: Received<typeof books.lists>;
}

const Lists = ({ data, onOpen, onMoved }: ListsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-gap">
    {lists.map(({ stage, empty }) => (
      <Card key={stage} aria-labelledby={`list-${stage}`} aria-busy={data === undefined}>
        <h2 id={`list-${stage}`} className="mb-2 flex items-baseline gap-2 text-2xl">
          {listTitles[stage]}
          {data !== undefined && <span className="text-base text-soft">{data[stage].length}</span>}
        </h2>
        {data === undefined && <Skeleton className="h-20" />}
        {data?.[stage].length === 0 && <p className="text-soft">{empty}</p>}
        <ul className="divide-y divide-line">
          {data?.[stage].map((book) => (
            <ListRow
              key={book.id}
              book={book}
              stage={stage}
              isFinished={stage === 'reading' && (data.finished?.includes(book.id) ?? false)}
              onOpen={() => onOpen(book)}
              onMoved={(to) => onMoved({ book, from: stage, to })}
            />
          ))}
        </ul>
      </Card>
    ))}
  </div>
);

export const ReadingLists = (props: ReadingListsProps) => (
  <Loaded
    query={useQuery(readingListsQuery)}
    waiting={<Lists {...props} />}
    failed={() => 'Failed to load your books'}
  >
    {(data) => <Lists data={data} {...props} />}
  </Loaded>
);
