import { queryOptions } from '@tanstack/react-query';
import { words } from '../../../../contract/words';
import { call } from '../../lib/api';

/** The words that a child has looked up or missed. */
export const myWordsQuery = queryOptions({
  queryKey: ['my-words'],
  queryFn: ({ signal }) => call(words.list, {}, signal),
});

/** "1 word", "7 words" */
export const countedWords = (count: number): string => `${count} ${count === 1 ? 'word' : 'words'}`;
