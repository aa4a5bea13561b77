import { useQuery } from '@tanstack/react-query';
import { FolderInput } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { navigate, useHistoryState, useSearchParams } from '../../lib/navigation';
import { part } from '../../lib/part';
import { useFocusNext } from '../../lib/use-focus-next';
import { StoppedBanner } from '../../subjects/anti-cheat/stopped-banner';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { BookSearch } from './book-search';
import { ImportDialog, loadDialogs } from './dialogs';
import { rowId } from './list-row';
import { listTitles, type Moved, ReadingLists } from './reading-lists';
import { UndoMove } from './undo-move';

const loadSelectedBook = () => import('./selected-book');
const SelectedBook = part(loadSelectedBook);
const UnknownBook = part(() => import('./unknown-book'));
const Wall = part(() => import('./wall'));

/** Prefetches what the first paint does not need, so that it is available without a network too. */
const warmUp = () => {
  for (const load of [loadSelectedBook, ...Object.values(loadDialogs)]) void load().catch(() => undefined);
};

/**
 * The chosen book: its id is in the address and its data in the history's state, so that back, forward and reload keep it. A
 * bookmarked address finds the books on the lists: null for any other one.
 */
const useChosen = (): Book | null | undefined => {
  const kept = useHistoryState<{ book?: Book } | null>()?.book;
  const { data: lists } = useQuery(readingListsQuery);
  const id = useSearchParams().get('book');
  if (id === null) return undefined;
  if (kept?.id === id) return kept;
  if (lists === undefined) return undefined;
  return [...lists.reading, ...lists.want_to_read, ...lists.read].find((book) => book.id === id) ?? null;
};

const BooksScreen = () => {
  const chosen = useChosen();
  const { role, decides_alone } = useUser();
  const [importing, setImporting] = useState(false);
  const [moved, setMoved] = useState<Moved>();
  const [undone, setUndone] = useState<Moved>();
  const focusNext = useFocusNext();
  const onMoved = (to: Moved) => {
    setUndone(undefined);
    setMoved(to);
  };
  const onUndone = (of: Moved) => {
    setMoved(undefined);
    setUndone(of);
    focusNext({ id: rowId(of.book.id) });
  };
  const movedId = moved?.book.id;
  const onGone = useCallback(
    (focused: boolean) => {
      setMoved(undefined);
      // The user does not expect the page to move then.
      if (focused && movedId !== undefined) focusNext({ id: rowId(movedId), preventScroll: true });
    },
    [movedId, focusNext],
  );
  const findAnother = () => search.current?.querySelector('input')?.focus();
  const search = useRef<HTMLDivElement>(null);
  useEffect(warmUp, []);
  const choose = (book: Book) => {
    // Choosing the same book twice adds one entry to the history.
    navigate(`/books?book=${book.id}`, { state: { book }, replace: book.id === chosen?.id });
    scrollTo({ top: 0 });
  };
  return (
    <Page title="Books">
      <StoppedBanner />
      <div ref={search}>
        <BookSearch onChoose={choose} />
      </div>
      {chosen === null && (
        <Piece silent>
          <UnknownBook onFindAnother={findAnother} />
        </Piece>
      )}
      {chosen != null && (
        <Piece waiting={<Skeleton className="h-96" />}>
          <SelectedBook
            key={chosen.id}
            chosen={chosen}
            onClose={() => navigate('/books', { replace: true })}
            onFindAnother={findAnother}
          />
        </Piece>
      )}
      {moved !== undefined && (
        <UndoMove key={moved.book.id} moved={moved} onUndone={() => onUndone(moved)} onGone={onGone} />
      )}
      <p role="status" className="sr-only">
        {undone !== undefined && `${undone.book.title} is back on ${listTitles[undone.from]}.`}
      </p>
      <Piece silent waiting={<Skeleton className="h-80" />}>
        <Wall onChoose={choose} />
      </Piece>
      <ReadingLists onOpen={choose} onMoved={onMoved} />
      {(role === 'parent' || (role === 'student' && decides_alone)) && (
        <Button
          look="secondary"
          icon={<FolderInput aria-hidden className="size-5" />}
          onClick={() => setImporting(true)}
          className="justify-self-start max-sm:w-full"
        >
          Bring books from Goodreads or StoryGraph
        </Button>
      )}
      {importing && (
        <Piece>
          <ImportDialog onClose={() => setImporting(false)} />
        </Piece>
      )}
    </Page>
  );
};

export default BooksScreen;
