import { type ReactNode, useRef, useState } from 'react';
import type { Book, FoundBook } from '../../../../contract/books/endpoints';
import { booksErrors } from '../../../../contract/books/errors';
import { Combobox } from '../../ui/combobox';
import { RetryNotice } from '../../ui/retry-notice';
import { Wren } from '../../ui/wren';
import { BookCover } from './book-cover';
import { useBookSearch } from './book-search';
import { byline } from './byline';
import { ReadingLevel } from './reading-level';

interface BookFinderProps {
  readonly label: string;
  /** Used beside a title. */
  readonly asideOf?: (book: Book) => ReactNode;
  readonly onChoose: (book: Book) => void;
}

/** Finds a book while the user types, and is cleared after a choice. */
export const BookFinder = ({ label, asideOf, onChoose }: BookFinderProps) => {
  const [text, setText] = useState('');
  const { found, meant, busy, status, failed, retry } = useBookSearch(text);
  const finder = useRef<HTMLDivElement>(null);
  /** Focus returns to the box: the results appear there. */
  const searchAgain = () => {
    finder.current?.querySelector('input')?.focus();
    retry();
  };
  return (
    <div ref={finder} className="grid gap-3">
      <Combobox
        label={label}
        placeholder="Title, author or topic"
        text={text}
        onText={setText}
        items={found}
        keyOf={({ id }) => id}
        status={status}
        busy={busy}
        picture={<Wren mood={busy ? 'waiting' : 'thinking'} className="w-20 shrink-0 crowded:hidden" />}
        note={
          meant !== null && (
            <p aria-hidden className="px-3 pt-1 pb-2 text-soft">
              Here are books for “{meant}”.
            </p>
          )
        }
        onChoose={({ why: _why, meant: _meant, ...book }: FoundBook) => {
          setText('');
          onChoose(book);
        }}
      >
        {(book) => (
          <span className="flex items-center gap-3 crowded:flex-wrap">
            <BookCover book={book} />
            <span className="flex min-w-0 flex-1 flex-wrap crowded:basis-56 items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 basis-48 grow">
                <span className="block leading-snug font-semibold">{book.title}</span>
                <span className="block truncate text-[0.9em] text-soft crowded:whitespace-normal">
                  {byline(book)}
                </span>
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <span className="text-[0.85em] font-semibold">{book.why}</span>
                  <ReadingLevel book={book} />
                </span>
              </span>
              {asideOf?.(book)}
            </span>
          </span>
        )}
      </Combobox>
      {failed && <RetryNotice onRetry={searchAgain}>{booksErrors.search_unavailable.text}</RetryNotice>}
    </div>
  );
};
