import type { ImportedBook, Stage } from '../../../../contract/books/endpoints';
import { importLimits } from '../../../../contract/books/import-list';
import { isbnIn } from '../../../../contract/rules/isbn';
import { parseCsv } from './csv';

export interface ExportedList {
  readonly rows: readonly ImportedBook[];
  /** False if the file has more books than are taken. */
  readonly isWhole: boolean;
}

interface Columns {
  readonly title: string;
  readonly author: string;
  readonly isbn: readonly string[];
  readonly shelf: string;
  readonly rating: string;
}

/** The heads of the columns, as the two services write them in November 2026. */
const services: readonly Columns[] = [
  {
    title: 'Title',
    author: 'Author',
    isbn: ['ISBN13', 'ISBN'],
    shelf: 'Exclusive Shelf',
    rating: 'My Rating',
  },
  { title: 'Title', author: 'Authors', isbn: ['ISBN/UID'], shelf: 'Read Status', rating: 'Star Rating' },
];

/** Both services use the same three. A book that was given up, or on a shelf of the reader's own, is left out. */
const stages: Record<string, Stage> = {
  read: 'read',
  'currently-reading': 'reading',
  'to-read': 'want_to_read',
};

const starsOf = (text: string): number | null => {
  const stars = Math.round(Number(text));
  return stars >= 1 && stars <= 5 ? stars : null;
};

/** The books of an export of Goodreads or StoryGraph, as many as are taken; undefined if the text is neither. */
export const readExport = (csv: string): ExportedList | undefined => {
  const most = importLimits.rows;
  const [heads, ...records] = parseCsv(csv, 1 + most + 1) ?? [];
  const columns = services.find(({ title, author, shelf, rating, isbn }) =>
    [title, author, shelf, rating, ...isbn].every((head) => heads?.includes(head)),
  );
  if (heads === undefined || columns === undefined) return undefined;
  const rows = records.slice(0, most).flatMap((record) => {
    const cell = (head: string) => (record[heads.indexOf(head)] ?? '').trim();
    const stage = stages[cell(columns.shelf)];
    const title = cell(columns.title).slice(0, importLimits.letters);
    if (stage === undefined || title === '') return [];
    // Goodreads writes `="9780064400558"`, so that spreadsheets take it for a text.
    const [isbn = null] = columns.isbn.flatMap((head) => isbnIn(cell(head).replace(/[="]/g, '')) ?? []);
    return [
      {
        title,
        author: cell(columns.author).slice(0, importLimits.letters),
        isbn,
        stage,
        rating: starsOf(cell(columns.rating)),
      },
    ];
  });
  return { rows, isWhole: records.length <= most };
};
