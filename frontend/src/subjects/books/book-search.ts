import { useQuery } from '@tanstack/react-query';
import { books } from '../../../../contract/books/endpoints';
import { call } from '../../lib/api';
import { useDebounced } from '../../lib/use-debounced';
import { bookKeys } from './keys';

const debounceMilliseconds = 300;
const minLength = 2;

/**
 * Books for the typed text, the library's first, and the text about the state of the search; null: too short to search, or
 * failed.
 */
export const useBookSearch = (typed: string) => {
  const text = typed.trim();
  const q = useDebounced(text, debounceMilliseconds);
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: bookKeys.search(q.toLowerCase()),
    queryFn: ({ signal }) => call(books.autocomplete, { query: { q } }, signal),
    enabled: q.length >= minLength,
    // While the user continues to type, the results for the prefix stay visible.
    placeholderData: (found, before) =>
      q.toLowerCase().startsWith(String(before?.queryKey.at(-1))) ? found : undefined,
  });
  const long = text.length >= minLength;
  const found = long && q.length >= minLength ? (data ?? []) : [];
  const busy = long && (isFetching || isPlaceholderData || q !== text);
  const failed = long && isError && !busy;
  /** What was searched instead of a misspelled text; null if it was spelled right. */
  const meant = found[0]?.meant ?? null;
  const status = () => {
    if (!long || failed) return null;
    if (found.length > 0) {
      const books = `${found.length} ${found.length === 1 ? 'book' : 'books'} found`;
      return meant === null ? books : `${books} for “${meant}”`;
    }
    if (busy) return 'Wren is looking along the shelves…';
    return `No book found for “${text}”. Try another word, or the author's name.`;
  };
  return { found, meant, busy, status: status(), failed, retry: () => void refetch() };
};
