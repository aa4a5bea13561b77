import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { books } from '../../../../contract/books';
import type { Received } from '../../../../contract/endpoint';
import { booksErrors } from '../../../../contract/errors/books';
import { importLimits } from '../../../../contract/rules/import';
import { call } from '../../lib/api';
import { readingListsQuery } from '../../subjects/books/reading-lists';

type Answer = Received<typeof books.importList>;

/** How far an import is: what the calls have answered so far, together. */
export type Progress = Answer & {
  readonly failure: string | undefined;
  readonly running: boolean;
};

const nothing: Progress = {
  total: 0,
  next: 0,
  added: 0,
  known: 0,
  not_found: [],
  failure: undefined,
  running: true,
};

const plus = (before: Progress, answer: Answer): Progress => ({
  ...before,
  ...answer,
  added: before.added + answer.added,
  known: before.known + answer.known,
  not_found: [...before.not_found, ...answer.not_found],
  running: answer.next !== null,
});

interface Source {
  readonly file: File;
  readonly child: string | undefined;
}

/** Imports a file, ten books a call. After a failure it goes on where it stopped; leaving the screen ends it. */
export const useImport = () => {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const left = useRef(new AbortController());
  useEffect(() => () => left.current.abort(), []);
  const run = async ({ file, child }: Source, from: Progress) => {
    const { signal } = left.current;
    let done = { ...from, failure: undefined, running: true };
    setProgress(done);
    try {
      if (file.size > importLimits.characters) throw new Error(booksErrors.import_unreadable.text);
      const csv = await file.text();
      while (done.next !== null && !signal.aborted) {
        const body = { csv, from: done.next, ...(child !== undefined && { child_id: child }) };
        done = { ...plus(done, await call(books.importList, { body }, signal)), failure: undefined };
        setProgress(done);
      }
    } catch (failure) {
      setProgress({ ...done, running: false, failure: (failure as Error).message });
    }
    void queries.invalidateQueries({ queryKey: readingListsQuery.queryKey });
  };
  return {
    progress,
    start: (source: Source) => void run(source, nothing),
    goOn: (source: Source) => void run(source, progress ?? nothing),
  };
};
