import type { books } from '../../contract/books/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { describeFromCatalogue, findInCatalogue, viewerFromCatalogue } from './catalogue';
import { mayAskCatalogue } from './catalogue-limit';
import { catalogueMisses } from './catalogue-store';
import { shortened } from './present';
import { type BookFacts, type BookItem, chapterTexts, library } from './store';

const maxMilliseconds = 2800;

interface Look extends BookFacts {
  readonly first_page: { readonly title: string; readonly text: string } | null;
  readonly viewer_url: string | null;
  readonly description: string | null;
}

/** The length of a page in a children's book, in characters. */
const page = 1200;

/** The first page of a text: whole paragraphs, or whole words if the first paragraph is longer than a page. */
const firstPage = (text: string): string => {
  if (text.length <= page) return text;
  const paragraph = text.lastIndexOf('\n\n', page);
  if (paragraph > page / 2) return text.slice(0, paragraph);
  return `${text.slice(0, Math.max(text.lastIndexOf(' ', page), 1))}…`;
};

const fromLibrary = async (held: BookItem): Promise<Look> => {
  const first = await chapterTexts.get({ book_id: held.id, number: 1 });
  return {
    ...held,
    first_page: first === undefined ? null : { title: first.title, text: firstPage(first.text) },
    viewer_url: null,
  };
};

const fromCatalogue = async (id: string, held: BookItem | undefined): Promise<Look | undefined> => {
  const [facts, description, viewer] = await Promise.all([
    held ?? findInCatalogue(id),
    held?.description ?? describeFromCatalogue(id),
    // A failure of the viewer's search hides only the viewer, not the description.
    viewerFromCatalogue(id).catch((error) => {
      log.error('no viewer', error, { book: id });
      return undefined;
    }),
  ]);
  if (facts === undefined) await catalogueMisses.put({ id });
  return (
    facts && { ...facts, first_page: null, description: description ?? null, viewer_url: viewer ?? null }
  );
};

const withinTime = <T>(work: Promise<T>): Promise<T> => {
  const end = AbortSignal.timeout(maxMilliseconds);
  const over = new Promise<never>((_, fail) =>
    end.addEventListener('abort', () => fail(new Error('too slow'))),
  );
  return Promise.race([work, over]);
};

/** The catalogue's data about a book; undefined if it did not have the work within the last day. */
const lookUp = async (userId: string, id: string, held: BookItem | undefined): Promise<Look | undefined> => {
  if (held === undefined && (await catalogueMisses.get({ id }))) return undefined;
  if (!(await mayAskCatalogue(userId))) throw new ApiError('too_many_requests');
  try {
    return await withinTime(fromCatalogue(id, held));
  } catch (error) {
    log.error('no preview in time', error, { book: id });
    throw new ApiError('preview_unavailable');
  }
};

/** The preview of a book: its first page if the library has the text, otherwise what the catalogue answers in time. */
export const preview = async ({ actor, query: { id } }: Admitted<typeof books.preview>) => {
  const held = await library.get({ id });
  const look = held?.has_text ? await fromLibrary(held) : await lookUp(actor.id, id, held);
  if (look === undefined) throw new ApiError('book_not_found');
  const { first_page, viewer_url, description } = look;
  if (first_page === null && viewer_url === null && description === null)
    throw new ApiError('preview_unavailable');
  return { ...look, description: description === null ? null : shortened(description) };
};
