import * as z from 'zod/mini';
import { FoundBook, ImportStatus, Rights } from '../../contract/imports/endpoints';
import { entity } from '../platform/table/entity';

const BookImportItem = z.object({
  /** Also the id of the book. */
  id: z.string(),
  file_name: z.string(),
  size: z.int(),
  status: ImportStatus,
  /** The end of the lease of the worker that reads the file. */
  lease_until: z.nullable(z.string()),
  /** The job counts as lost after this time. Absent before the first job. */
  expected_by: z.optional(z.string()),
  /** The number of workers that died while they had the lease: killed by the time limit, or out of memory. */
  deaths: z._default(z.int(), 0),
  progress: z.nullable(z.object({ done: z.int(), of: z.int() })),
  problem: z.nullable(z.string()),
  found: z.nullable(z.extend(FoundBook, { reading_grade: z.nullable(z.int()) })),
  title: z.nullable(z.string()),
  author: z.nullable(z.string()),
  rights: z.nullable(Rights),
  source: z.nullable(z.string()),
  /** The first removal. The second one follows when workers that were making questions have ended. */
  swept_at: z.optional(z.string()),
  created_at: z.string(),
});
export type BookImportItem = z.infer<typeof BookImportItem>;

export const importList = 'BOOK_IMPORTS';

/** A book that operators add: kept from the upload to the decision, and then while it is in the library. */
export const bookImports = entity({
  name: 'BookImport',
  schema: BookImportItem,
  key: ({ id }: { id: string }) => ({ pk: `IMPORT#${id}`, sk: 'IMPORT' }),
  retention: 'library',
  onDeletion: 'nobody',
});
