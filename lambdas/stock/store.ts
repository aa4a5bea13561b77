import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';

/** The table's record of our own books: the hash of each, by id. */
export const libraryStock = entity({
  name: 'LibraryStock',
  schema: z.object({ books: z.record(z.string(), z.string()) }),
  key: (_: object) => ({ pk: 'LIBRARYSTOCK', sk: 'STOCK' }),
  retention: 'library',
  onDeletion: 'nobody',
});
