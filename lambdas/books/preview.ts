import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { describeFromCatalogue, findInCatalogue } from './catalogue';
import { shortened } from './present';
import { type BookFacts, library } from './store';

const maxMilliseconds = 2800;

interface Described extends BookFacts {
  readonly description: string | null;
}

const fromCatalogue = async (id: string, held: BookFacts | undefined): Promise<Described | undefined> => {
  const [facts, description] = await Promise.all([held ?? findInCatalogue(id), describeFromCatalogue(id)]);
  return facts && { ...facts, description: description ?? null };
};

const withinTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('too slow')), maxMilliseconds).unref()),
  ]);

/** What a book is about: from the library, else from the catalogue if it answers in time. */
export const preview = async ({ query: { id } }: { query: { id: string } }) => {
  const held = await library.get({ id });
  let found: Described | undefined = held;
  if (!held?.description) {
    try {
      found = await withinTime(fromCatalogue(id, held));
    } catch (error) {
      log.error('no preview in time', error, { book: id });
      throw new ApiError('preview_unavailable');
    }
  }
  if (found === undefined) throw new ApiError('book_not_found');
  if (found.description === null) throw new ApiError('preview_unavailable');
  return { ...found, description: shortened(found.description) };
};
