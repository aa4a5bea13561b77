import { library } from './store';

/** The titles of books by their ids. A book that has been removed from the library is absent. */
export const titlesOf = async (ids: readonly string[]): Promise<Map<string, string>> => {
  const books = await library.getMany([...new Set(ids)].map((id) => ({ id })));
  return new Map(books.map(({ id, title }) => [id, title]));
};
