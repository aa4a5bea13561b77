import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { books } from '../../../../contract/books';
import type { Received } from '../../../../contract/endpoint';
import { importLimits } from '../../../../contract/rules/import';
import { call } from '../../lib/api';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { type ExportedList, readExport } from './exported-list';

type Answer = Received<typeof books.importList>;

/** How far an import is: what the calls have answered so far, together. */
export type Progress = Answer & {
  /** Undefined until the file has been read. */
  readonly list: ExportedList | undefined;
  /** The rows that have been sent and answered. */
  readonly done: number;
  readonly failure: string | undefined;
  readonly running: boolean;
};

const nothing: Progress = {
  list: undefined,
  done: 0,
  added: 0,
  known: 0,
  not_found: [],
  failure: undefined,
  running: true,
};

const plus = (before: Progress, rows: number, answer: Answer): Partial<Progress> => ({
  done: before.done + rows,
  added: before.added + answer.added,
  known: before.known + answer.known,
  not_found: [...before.not_found, ...answer.not_found],
});

interface Source {
  readonly file: File;
  readonly child: string | undefined;
}

/** Throws a text for the user if the file is no list of Goodreads or StoryGraph. */
const listIn = async (file: File): Promise<ExportedList> => {
  const list = file.size > importLimits.bytes ? undefined : readExport(await file.text());
  if (list === undefined)
    throw new Error('Please choose the .csv file that Goodreads or StoryGraph exports.');
  return list;
};

/** Imports a file, ten books a call. After a failure it goes on where it stopped; leaving the screen ends it. */
export const useImport = () => {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const left = useRef(new AbortController());
  useEffect(() => () => left.current.abort(), []);
  const run = async ({ file, child }: Source, from: Progress) => {
    const { signal } = left.current;
    let at = from;
    const show = (part: Partial<Progress>) => {
      at = { ...at, ...part };
      setProgress(at);
    };
    show({ failure: undefined, running: true });
    try {
      const list = at.list ?? (await listIn(file));
      show({ list });
      while (at.done < list.rows.length && !signal.aborted) {
        const rows = list.rows.slice(at.done, at.done + importLimits.rowsPerCall);
        const body = { rows, ...(child !== undefined && { child_id: child }) };
        show(plus(at, rows.length, await call(books.importList, { body }, signal)));
      }
      show({ running: false });
    } catch (failure) {
      show({ running: false, failure: (failure as Error).message });
    }
    void queries.invalidateQueries({ queryKey: readingListsQuery.queryKey });
  };
  return {
    progress,
    start: (source: Source) => void run(source, nothing),
    goOn: (source: Source) => void run(source, progress ?? nothing),
  };
};
