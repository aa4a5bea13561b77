import * as z from 'zod/mini';
import { Bytes } from '../platform/packed';
import { entity } from '../platform/table/entity';
import { Ages } from './ages';

/** The list of books that have no vector yet. */
export const booksToPlace = 'BOOKS_TO_PLACE';

const vectorPartition = (shard: number) => `VECTORS#${shard}`;
/** The number of partitions for the vectors. All of them are read together. */
export const vectorShards = 8;

/** The embedding of a book, as a vector of small integers. */
export const bookVectors = entity({
  name: 'BookVector',
  schema: z.object({
    book_id: z.string(),
    /** Title and author, normalized: equal for two editions of one work. */
    work: z.string(),
    vector: Bytes,
    /** The model that made the vector. Vectors of different models are not comparable. */
    model: z._default(z.string(), ''),
    title: z._default(z.string(), ''),
    subjects: z._default(z.array(z.string()), []),
    /** Whether the library has the text. */
    has_text: z._default(z.boolean(), false),
    /** The stated ages; absent if none are stated. */
    ages: z.optional(Ages),
    /** Null if the library does not have the text. */
    reading_grade: z._default(z.nullable(z.int()), null),
  }),
  key: ({ book_id }: { book_id: string }) => ({
    pk: vectorPartition([...book_id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % vectorShards),
    sk: book_id,
  }),
  retention: 'library',
  onDeletion: 'nobody',
});

export const vectorsOf = (shard: number) => bookVectors.all(vectorPartition(shard));
