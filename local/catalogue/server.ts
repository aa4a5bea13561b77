import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Route, sendJson } from '../http';

interface CatalogueBook {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly year: number;
  readonly subjects: readonly string[];
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

const toDoc = ({ id, title, author, year, subjects, audience }: CatalogueBook) => ({
  key: `/works/${id}`,
  title,
  author_name: [author],
  first_publish_year: year,
  ...(year <= publicUntil ? { ebook_access: 'public', ia: [id] } : { ebook_access: 'no_ebook' }),
  subject: audience === 'adult' ? subjects : [...subjects, 'Juvenile fiction'],
});

const isMatch = (book: CatalogueBook, words: readonly string[]) => {
  const text = ` ${folded(`${book.title} ${book.author}`)}`;
  return words.every((word) => text.includes(` ${word}`));
};

const find = (books: readonly CatalogueBook[], q: string): CatalogueBook[] => {
  const key = /^key:"\/works\/(.+)"$/.exec(q)?.[1];
  if (key !== undefined) return books.filter(({ id }) => id === key);
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
