import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Book, books } from '../../../../contract/books';
import { call } from '../../lib/api';
import { useUser } from '../../lib/user';
import { BookCover } from '../../ui/book-cover';
import { Combobox } from '../../ui/combobox';
import { byline } from './byline';
import { StatusLabel } from './status-label';
import { useDebounced } from './use-debounced';

const debounceMilliseconds = 300;
const minLength = 2;

const Suggestion = ({ book }: { book: Book }) => (
  <div className="flex items-center gap-3">
    <BookCover book={book} />
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 basis-48 grow">
        <span className="block leading-snug font-semibold">{book.title}</span>
        <span className="block truncate text-[0.9em] text-soft">{byline(book)}</span>
      </span>
      <StatusLabel book={book} />
    </span>
  </div>
);

const useSuggestions = (text: string) => {
  const q = useDebounced(text.trim(), debounceMilliseconds);
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: ['search', q.toLowerCase()],
    queryFn: ({ signal }) => call(books.autocomplete, { query: { q } }, signal),
    enabled: q.length >= minLength,
    // While one types on, what was found for the beginning stays to be looked at.
    placeholderData: (found, before) =>
      q.toLowerCase().startsWith(String(before?.queryKey[1])) ? found : undefined,
  });
  const long = text.trim().length >= minLength;
  const stale = isPlaceholderData || q !== text.trim();
  return {
    found: long && q.length >= minLength ? (data ?? []) : [],
    busy: long && (isFetching || stale),
    failed: isError,
  };
};

/** Suggestions as one types: the library's first, then the catalogue's. */
export const BookSearch = ({ onChoose }: { onChoose: (book: Book) => void }) => {
  const student = useUser().role === 'student';
  const [text, setText] = useState('');
  const { found, busy, failed } = useSuggestions(text);

  const status = () => {
    if (text.trim().length < minLength) return null;
    if (found.length > 0) return `${found.length} ${found.length === 1 ? 'book' : 'books'} found`;
    if (busy) return 'Wren is looking along the shelves…';
    if (failed) return 'Failed to fetch search results';
    return `No book found for “${text.trim()}”. Try fewer letters, or the author's name.`;
  };
  return (
    <Combobox
      label={student ? 'Which book are you reading?' : 'Find a book'}
      placeholder="Title or author"
      text={text}
      onText={setText}
      items={found}
      keyOf={({ id }) => id}
      status={status()}
      busy={busy}
      onChoose={(book) => {
        setText('');
        onChoose(book);
      }}
    >
      {(book) => <Suggestion book={book} />}
    </Combobox>
  );
};
