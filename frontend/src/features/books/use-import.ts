import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { books } from '../../../../contract/books/endpoints';
import { importLimits } from '../../../../contract/books/import-list';
import type { Received } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { friendBooksQuery } from '../../subjects/friends/queries';
import { type ExportedList, readExport } from './exported-list';

type Answer = Received<typeof books.importList>;

/** The progress of an import: the combined answers of the calls so far. */
export type Progress = Answer & {
  readonly list: ExportedList;
  /** The rows that have been sent and answered. */
  readonly done: number;
  readonly failure: string | undefined;
  readonly running: boolean;
};

const plus = (before: Progress, rows: number, answer: Answer): Partial<Progress> => ({
  done: before.done + rows,
  added: before.added + answer.added,
  known: before.known + answer.known,
  not_found: [...before.not_found, ...answer.not_found],
});

export interface Source {
  readonly file: File;
  /** Undefined for the own lists. */
  readonly child: string | undefined;
}

/** A file that is no list of Goodreads or StoryGraph, and the text for the user. */
export interface Unreadable {
  readonly file: File;
  readonly text: string;
}

/** Undefined if the file is no list of Goodreads or StoryGraph, or has gone. */
const listIn = async (file: File): Promise<ExportedList | undefined> => {
  if (file.size > importLimits.bytes) return undefined;
  const text = await file.text().catch(() => undefined);
  return text === undefined ? undefined : readExport(text);
};

/** Imports a file, ten books per call. It resumes after a failure, and stops when the user leaves the screen. */
export const useImport = () => {
  const queries = useQueryClient();
  const [source, setSource] = useState<Source>();
  const [reading, setReading] = useState(false);
  const [unreadable, setUnreadable] = useState<Unreadable>();
  const [progress, setProgress] = useState<Progress>();
  const left = useRef(new AbortController());
  useEffect(() => () => left.current.abort(), []);
  const run = async (child: string | undefined, from: Progress) => {
    const { signal } = left.current;
    const { rows: all } = from.list;
    let at = from;
    const show = (part: Partial<Progress>) => {
      at = { ...at, ...part };
      setProgress(at);
    };
    show({ failure: undefined, running: true });
    try {
      while (at.done < all.length && !signal.aborted) {
        const rows = all.slice(at.done, at.done + importLimits.rowsPerCall);
        const body = { rows, ...(child !== undefined && { child_id: child }) };
        show(plus(at, rows.length, await call(books.importList, { body }, signal)));
      }
      show({ running: false });
    } catch (failure) {
      show({ running: false, failure: (failure as Error).message });
    }
    const { queryKey } = child === undefined ? readingListsQuery : friendBooksQuery(child);
    void queries.invalidateQueries({ queryKey });
  };
  const start = async (chosen: Source) => {
    const { file, child } = chosen;
    setSource(chosen);
    setReading(true);
    const list = await listIn(file);
    setReading(false);
    if (list === undefined)
      setUnreadable({ file, text: 'Please choose the .csv file that Goodreads or StoryGraph exports.' });
    else
      await run(child, {
        list,
        done: 0,
        added: 0,
        known: 0,
        not_found: [],
        failure: undefined,
        running: true,
      });
  };
  return {
    source,
    reading,
    /** Why the form stays. */
    unreadable,
    progress,
    start: (chosen: Source) => void start(chosen),
    goOn: () => {
      if (progress !== undefined) void run(source?.child, progress);
    },
  };
};
