import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Route, sendJson } from '../http';

interface CatalogueBook {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly year: number;
  readonly subjects: readonly string[];
  /** The school grade from which most children can read the book, by our own judgement. */
  readonly grade?: number;
  /** The ISBN of one edition. */
  readonly isbn?: string;
  /** Some books are not for children, as in the real catalogue. */
  readonly audience?: 'adult';
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}|['’]/gu, '')
    .toLowerCase();

/** Older books are in the public domain. */
const publicUntil = 1928;

const filed = ({ subjects, grade, audience }: CatalogueBook) => [
  ...subjects,
  ...(grade === undefined ? [] : [`Reading Level-Grade ${grade}`]),
  ...(audience === 'adult' ? [] : ['Juvenile fiction']),
];

const toDoc = (book: CatalogueBook) => ({
  key: `/works/${book.id}`,
  title: book.title,
  author_name: [book.author],
  first_publish_year: book.year,
  ...(book.year <= publicUntil ? { ebook_access: 'public', ia: [book.id] } : { ebook_access: 'no_ebook' }),
  subject: filed(book),
});

const isMatch = (book: CatalogueBook, words: readonly string[]) => {
  const text = ` ${folded(`${book.title} ${book.author}`)}`;
  return words.every((word) => text.includes(` ${word}`));
};

/** Stems words like Open Library's index, which treats singular and plural, and British and American spelling, as equal. */
const stem = (text: string) =>
  folded(text)
    .replace(/humour/, 'humor')
    .replace(/s\b/g, '');

/** Whether a subject or a word of the title matches. */
const isUnder = ({ title, subjects }: CatalogueBook, word: string) =>
  [title, ...subjects].some((text) => ` ${stem(text)} `.includes(` ${stem(word)} `));

const find = (books: readonly CatalogueBook[], q: string): CatalogueBook[] => {
  const shelf = /^\(subject:"(.+)" OR title:".+"\)/.exec(q)?.[1];
  if (shelf !== undefined) return books.filter((book) => isUnder(book, shelf));
  const key = /^key:"\/works\/(.+)"$/.exec(q)?.[1];
  if (key !== undefined) return books.filter(({ id }) => id === key);
  const isbn = /^isbn:(\w+)$/.exec(q)?.[1];
  if (isbn !== undefined) return books.filter((book) => book.isbn === isbn);
  const words = folded(q).split(/\s+/).filter(Boolean);
  return books.filter((book) => isMatch(book, words));
};

/** Answers like Open Library, with facts of real children's books: title, author, year, subjects. */
export const catalogue = ({ isDown }: { isDown: () => boolean }): Route => {
  const file = path.join(__dirname, 'books.json');
  const books: CatalogueBook[] = JSON.parse(readFileSync(file, 'utf8'));
  return async (_request, response, url) => {
    if (isDown()) return sendJson(response, 503, { error: 'down' });
    const work = /\/works\/(.+)\.json$/.exec(url.pathname)?.[1];
    if (work !== undefined) {
      const book = books.find(({ id }) => id === work);
      return sendJson(
        response,
        book === undefined ? 404 : 200,
        book && { title: book.title, subjects: book.subjects },
      );
    }
    const found = find(books, url.searchParams.get('q') ?? '');
    sendJson(response, 200, { docs: found.slice(0, Number(url.searchParams.get('limit') ?? 10)).map(toDoc) });
  };
};
