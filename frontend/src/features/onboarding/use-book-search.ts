import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { books } from '../../../../contract/books';
import { call } from '../../lib/api';

const debounceMilliseconds = 300;
const minLength = 2;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Books for what is being typed, and words for how the search goes; null: too short to search. */
export const useBookSearch = (typed: string) => {
  const text = typed.trim();
  const settled = useSettled(text);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', settled.toLowerCase()],
    queryFn: ({ signal }) => call(books.autocomplete, { query: { q: settled } }, signal),
    enabled: settled.length >= minLength,
  });
  const long = text.length >= minLength;
  const found = long && settled === text ? (data ?? []) : [];
  const busy = long && (isFetching || settled !== text);
  const status = () => {
    if (!long) return null;
    if (busy) return 'Looking along the shelves…';
    if (isError) return 'Failed to fetch search results';
    if (found.length === 0) return `No book found for “${text}”. Try fewer letters, or the author's name.`;
    return `${found.length} ${found.length === 1 ? 'book' : 'books'} found`;
  };
  return { found, busy, status: status() };
};
