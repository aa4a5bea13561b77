import { Unreadable } from './unreadable';

/** The limits of one file, far above any book: a long novel has 15,000 paragraphs and 100,000 elements and texts. */
const most = {
  /** Entries of an archive, whether they are read or not. */
  entries: 5000,
  /** Unpacked bytes, including markup. */
  bytes: 30 * 1024 * 1024,
  /** Elements, attributes and texts of all documents. */
  nodes: 800_000,
  paragraphs: 200_000,
  /** Lines of a plain text. */
  lines: 200_000,
  /** Pages in the reading order. */
  pages: 5000,
  /** Entries of the table of contents. */
  contents: 5000,
};

/** Less than half of the worker's timeout; most of the time is needed for storing. */
const mostMilliseconds = 45_000;

/** Counts what a file contains. Throws `Unreadable` as soon as a limit is exceeded or the time is over. */
export type Budget = (what: keyof typeof most, count?: number) => void;

/**
 * The budget of one file. Every loop over a file's content spends it, so that a small file that unpacks to a large one is
 * refused before it exhausts the worker's memory or time.
 */
export const newBudget = (clock = () => performance.now()): Budget => {
  const left = { ...most };
  const end = clock() + mostMilliseconds;
  return (what, count = 1) => {
    left[what] -= count;
    if (left[what] < 0 || clock() > end) throw new Unreadable('import_too_large');
  };
};
