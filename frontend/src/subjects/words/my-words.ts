import { queryOptions } from '@tanstack/react-query';
import { words } from '../../../../contract/words/endpoints';
import { call } from '../../lib/api';
import { wordKeys } from './keys';

/** The words that a child has looked up or missed. */
export const myWordsQuery = queryOptions({
  queryKey: wordKeys.mine,
  queryFn: ({ signal }) => call(words.list, {}, signal),
});

/** "1 word", "7 words" */
export const countedWords = (count: number): string => `${count} ${count === 1 ? 'word' : 'words'}`;
