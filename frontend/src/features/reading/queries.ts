import { queryOptions } from '@tanstack/react-query';
import { reading } from '../../../../contract/reading/endpoints';
import { call } from '../../lib/api';
import { readingKeys } from '../../subjects/reading/keys';

/** A chapter, which never changes, with the place where the reader was when it was opened. */
export const chapterQuery = (id: string, chapter: number) =>
  queryOptions({
    queryKey: readingKeys.chapter(id, chapter),
    queryFn: ({ signal }) => call(reading.chapter, { query: { id, chapter: String(chapter) } }, signal),
    staleTime: 0,
    // The reader's place on the screen is newer than the server's.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
