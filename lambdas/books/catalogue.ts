import * as z from 'zod/mini';
import { BookId } from '../../contract/books/fields';
import { setting } from '../platform/config';
import { agesOfSubjects } from './ages';
import type { FiledBook } from './catalogue-store';
import type { BookFacts } from './store';

/**
 * The documents of Open Library's search (https://openlibrary.org/dev/docs/api/search). A work's key is `/works/OL45804W`;
 * without its prefix it is our book id.
 */
const Doc = z.object({
  key: z.string(),
  title: z.string(),
  author_name: z.optional(z.array(z.string())),
  first_publish_year: z.optional(z.int()),
  cover_i: z.optional(z.int()),
  subject: z.optional(z.array(z.string())),
});
type Doc = z.infer<typeof Doc>;

/** Each document is parsed separately: anybody can edit Open Library, and an invalid entry must not discard the others. */
const SearchAnswer = z.object({ docs: z.array(z.unknown()) });

/**
 * The catalogue contains all kinds of books. Children see only those that librarians filed for children; a book without
 * subjects is hidden.
 */
const forChildren = /\b(juvenile|children|young adult|picture books?|fairy tales|nursery)\b/i;

const isForChildren = ({ subject = [] }: Doc) => subject.some((one) => forChildren.test(one));

const Work = z.object({ description: z.optional(z.unknown()) });

/** Open Library stores a description as plain text or as `{ value }`. */
const Described = z.object({ value: z.string() });

const fields = 'key,title,author_name,first_publish_year,cover_i,subject';
const coverUrl = (id: number | undefined, size: 'M' | 'L') =>
  id === undefined ? null : `https://covers.openlibrary.org/b/id/${id}-${size}.jpg`;

/** The parsed answer; undefined for status 404. Throws for any other failure. */
const fetchJson = async (path: string, milliseconds: number): Promise<unknown> => {
  const response = await fetch(`${setting('CATALOGUE_URL')}${path}`, {
    headers: { 'user-agent': 'Inkwren (reading platform for children)' },
    signal: AbortSignal.timeout(milliseconds),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  return response.json();
};

const idOf = ({ key }: Doc) => key.replace(/^\/works\//, '');

const toFacts = (doc: Doc): BookFacts => ({
  id: idOf(doc),
  title: doc.title.slice(0, 300),
  author: (doc.author_name ?? []).slice(0, 3).join(', ').slice(0, 300),
  publishedYear: doc.first_publish_year ?? null,
  thumbnail: coverUrl(doc.cover_i, 'M'),
  cover_url: coverUrl(doc.cover_i, 'L'),
  one_liner: null,
});

/** The documents for children that the search finds, without duplicates. */
const searchDocs = async (query: string, limit: number, milliseconds: number): Promise<Doc[]> => {
  const parameters = new URLSearchParams({ q: query, fields, limit: String(limit) });
  const { docs } = SearchAnswer.parse(await fetchJson(`/search.json?${parameters}`, milliseconds));
  const found = docs
    .map((doc) => Doc.safeParse(doc).data)
    .filter((doc) => doc !== undefined)
    .filter((doc) => isForChildren(doc) && BookId.safeParse(idOf(doc)).success);
  return [...new Map(found.map((doc) => [doc.key, doc])).values()];
};

/** Facts of up to 20 books. Throws when the catalogue is down or slow, because suggestions must not delay the search. */
export const searchCatalogue = async (words: readonly string[]): Promise<BookFacts[]> =>
  (await searchDocs(words.join(' '), 20, 1500)).map(toFacts);

/** Up to eight short subjects that describe the book. */
const tellingSubjects = (subjects: readonly string[]) =>
  subjects
    .filter((subject) => subject.length <= 40 && !forChildren.test(subject) && !/\d|:|=/.test(subject))
    .slice(0, 8);

const toFiled = (doc: Doc): FiledBook => ({
  ...toFacts(doc),
  subjects: tellingSubjects(doc.subject ?? []),
  ages: agesOfSubjects(doc.subject ?? []),
});

/**
 * Children's books with a subject or a title word (https://openlibrary.org/search/howto). Throws when the catalogue is down.
 */
export const searchShelf = async (word: string): Promise<FiledBook[]> =>
  (await searchDocs(`(subject:"${word}" OR title:"${word}") AND subject:juvenile`, 20, 1500)).map(toFiled);

/**
 * The facts of one work; undefined if the catalogue has none or does not file it for children. Throws when the catalogue is
 * down.
 */
export const findInCatalogue = async (id: string): Promise<FiledBook | undefined> =>
  (await searchDocs(`key:"/works/${id}"`, 1, 3000)).map(toFiled).find((facts) => facts.id === id);

/** The description of a work; undefined if the catalogue has none. Throws when the catalogue is down. */
export const describeFromCatalogue = async (id: string): Promise<string | undefined> => {
  const work = await fetchJson(`/works/${id}.json`, 2500);
  if (work === undefined) return undefined;
  const { description } = Work.parse(work);
  return typeof description === 'string' ? description : Described.safeParse(description).data?.value;
};

/**
 * Copies of a work in the Internet Archive (https://openlibrary.org/dev/docs/api/search). Only a `public` copy is readable for
 * everybody.
 */
const Copies = z.object({
  docs: z.array(z.object({ ebook_access: z.optional(z.string()), ia: z.optional(z.array(z.string())) })),
});

/** The address of the viewer; undefined if the work has no public copy. Throws when the catalogue is down. */
export const viewerFromCatalogue = async (id: string): Promise<string | undefined> => {
  const parameters = new URLSearchParams({
    q: `key:"/works/${id}"`,
    fields: 'ia,ebook_access',
    limit: '1',
  });
  const { docs } = Copies.parse(await fetchJson(`/search.json?${parameters}`, 2500));
  const copy = docs[0]?.ebook_access === 'public' ? docs[0].ia?.[0] : undefined;
  return copy === undefined ? undefined : `${setting('VIEWER_URL')}/${encodeURIComponent(copy)}`;
};
