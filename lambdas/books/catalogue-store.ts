import * as z from 'zod/mini';
import { BookFacts } from '../../contract/books/fields';
import { entity } from '../platform/table/entity';
import { Ages } from './ages';

/** The catalogue's answer to a search. */
export const catalogueAnswers = entity({
  name: 'CatalogueAnswer',
  schema: z.object({ query: z.string(), found: z.array(BookFacts) }),
  key: ({ query }: { query: string }) => ({ pk: `CATALOGUE#${query}`, sk: 'ANSWER' }),
  retention: { days: 7 },
  onDeletion: 'nobody',
});

const FiledBook = z.extend(BookFacts, { subjects: z.array(z.string()), ages: z.optional(Ages) });
/** A book of the catalogue with the subjects under which librarians filed it. */
export type FiledBook = z.infer<typeof FiledBook>;

/** The children's books that the catalogue has for one word. */
export const catalogueShelves = entity({
  name: 'CatalogueShelf',
  schema: z.object({ word: z.string(), found: z.array(FiledBook) }),
  key: ({ word }: { word: string }) => ({ pk: `CATALOGUE#SHELF#${word}`, sk: 'SHELF' }),
  retention: { days: 7 },
  onDeletion: 'nobody',
});

/** A work that the catalogue does not have. Stored so that repeated requests for it do not reach the catalogue. */
export const catalogueMisses = entity({
  name: 'CatalogueMiss',
  schema: z.object({ id: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: `CATALOGUE#/works/${id}`, sk: 'MISS' }),
  retention: { days: 1 },
  onDeletion: 'nobody',
});
