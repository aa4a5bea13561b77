import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { useOnline } from '../../lib/use-online';
import { CoverRow } from '../../subjects/books/cover-row';
import { CoverTile } from '../../subjects/books/cover-tile';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { EmptyWall } from './empty-wall';
import { WallFilters } from './wall-filters';
import { WaitingShelf, WallShelf } from './wall-shelf';
import { filtered, noFilter, shelvesFor, shelvesForOthers } from './wall-shelves';

/** Before the reader asks for more: the lists are below. A grown-up first has all grades, short books and series. */
const shownAtFirst = { own: 5, forOthers: 7 };

/** Shelves of covers to look along, and what they are filtered by. */
const Wall = ({ onChoose }: { onChoose: (book: Book) => void }) => {
  const { interests, role } = useUser();
  const { data: lists, isLoading } = useQuery(readingListsQuery);
  const isOnline = useOnline();
  const [filter, setFilter] = useState(noFilter);
  const [all, setAll] = useState(false);
  const [empty, setEmpty] = useState<ReadonlySet<string>>(new Set());
  const onEmpty = useCallback((key: string) => setEmpty((before) => new Set([...before, key])), []);
  // The lists decide which shelves there are: before them, shelves would move while the child reaches for a cover.
  if (isLoading)
    return (
      <section aria-label="The wall of books" className="grid min-h-screen min-w-0 content-start">
        <WaitingShelf title="Looking along the shelves …" loading />
      </section>
    );
  const forOthers = role !== 'student';
  const last = lists?.reading[0] ?? lists?.read[0];
  const shelves = filtered(forOthers ? shelvesForOthers : shelvesFor({ interests, last }), filter);
  const isFiltered = filter !== noFilter;
  const shown = all || isFiltered ? shelves : shelves.slice(0, shownAtFirst[forOthers ? 'forOthers' : 'own']);
  const isEmpty = shown.every(({ of }) => empty.has(JSON.stringify(of)));
  return (
    <section aria-label="The wall of books" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-gap">
      {lists !== undefined && lists.reading.length > 0 && (
        <section aria-label="Keep reading" className="grid min-w-0 gap-2">
          <CoverRow title="Keep reading">
            {lists.reading.map((book) => (
              <CoverTile key={book.id} book={book} onChoose={() => onChoose(book)} />
            ))}
          </CoverRow>
        </section>
      )}
      <WallFilters filter={filter} forOthers={forOthers} onChange={setFilter} />
      {!isOnline && (
        <Notice kind="info">
          New shelves need the internet. A book that you opened before is still there: look on your dashboard.
        </Notice>
      )}
      {shown.map(({ title, of }) => (
        <WallShelf key={JSON.stringify(of)} title={title} of={of} onChoose={onChoose} onEmpty={onEmpty} />
      ))}
      {isEmpty && <EmptyWall filter={filter} onChange={setFilter} />}
      {shown.length < shelves.length && (
        <Button look="secondary" onClick={() => setAll(true)} className="justify-self-start max-sm:w-full">
          Show more shelves
        </Button>
      )}
    </section>
  );
};

export default Wall;
