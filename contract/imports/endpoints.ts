import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { Line } from '../fields';

/** In bytes. */
export const largestUpload = 20 * 1024 * 1024;

/** Under which right the library has the text. */
export const rights = ['public_domain', 'own', 'licensed'] as const;
export const Rights = z.enum(rights);
export type Rights = z.infer<typeof Rights>;

/**
 * `uploading`: an address was handed out. `waiting`, `reading`: the worker splits the file. `found`: the operator decides.
 * `failed`: see `problem`. `served`: in the library. `removing`: no longer served; the derived data is being deleted.
 */
const importStatuses = ['uploading', 'waiting', 'reading', 'found', 'failed', 'served', 'removing'] as const;
export const ImportStatus = z.enum(importStatuses);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** How a file was split: by its table of contents, its headings or its parts, or not at all. */
export const SplitBy = z.enum(['contents', 'headings', 'files', 'nothing']);
export type SplitBy = z.infer<typeof SplitBy>;

/** The maximum number of characters of a book that operators add. */
export const mostCharacters = 12;

export const FoundBook = z.object({
  title: z.string(),
  author: z.string(),
  /** The source as the file states it; null if it does not. */
  source: z.nullable(z.string()),
  split_by: SplitBy,
  /** Parts of the file that are no chapters, such as the cover and the contents. */
  left_out: z.array(z.string()),
  /** The speakers of the story, the most talkative first. */
  speakers: z._default(z.array(z.string()), []),
  chapters: z.array(
    z.object({
      title: z.string(),
      words: z.int(),
      /** How the chapter begins, at most 160 characters. */
      begins: z.string(),
    }),
  ),
});
export type FoundBook = z.infer<typeof FoundBook>;

export const BookImport = z.object({
  id: z.string(),
  file_name: z.string(),
  /** The title in the library, or as far as it is known. */
  title: z.nullable(z.string()),
  author: z.nullable(z.string()),
  status: ImportStatus,
  /** Chapters stored, of how many, while the file is being read. */
  progress: z.nullable(z.object({ done: z.int(), of: z.int() })),
  /** Why the file cannot become a book, or has not yet: if it is `retryable`, another try may help. */
  problem: z.nullable(
    z.object({ code: z.string(), error: z.string(), retryable: z.optional(z.literal(true)) }),
  ),
  chapters: z.nullable(z.int()),
  rights: z.nullable(Rights),
  source: z.nullable(z.string()),
  created_at: z.string(),
});
export type BookImport = z.infer<typeof BookImport>;

const ImportDetails = z.extend(BookImport, { found: z.nullable(FoundBook) });

const byId = z.strictObject({ id: z.string().check(z.regex(/^[0-9a-hjkmnp-tv-z]{26}$/)) });

/** How operators add books to the library. */
export const imports = defineEndpoints({
  imports: {
    method: 'GET',
    path: '/operator/library',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ imports: z.array(BookImport), next: z.nullable(z.string()) }),
    summary: 'The books that operators have added or are adding, the latest first, a page at a time',
  },
  begin: {
    method: 'POST',
    path: '/operator/library',
    who: ['operator'],
    body: z.strictObject({
      file_name: Line(200),
      size: z.int().check(z.minimum(1), z.maximum(largestUpload)),
    }),
    response: z.object({
      id: z.string(),
      /** The address for a PUT of exactly this many bytes within ten minutes, on the site's own origin. */
      upload: z.string(),
      /** The address takes no other. */
      content_type: z.string(),
    }),
    summary: 'Begins to add a book: an EPUB or a plain text of at most 20 MB',
  },
  uploaded: {
    method: 'POST',
    path: '/operator/library/{id}/uploaded',
    who: ['operator'],
    params: byId,
    response: BookImport,
    errors: ['import_not_found', 'queue_failed'],
    summary:
      'Has an uploaded file read and split into chapters, again if that failed for no reason of its own; safe to repeat',
  },
  look: {
    method: 'GET',
    path: '/operator/library/{id}',
    who: ['operator'],
    params: byId,
    response: ImportDetails,
    errors: ['import_not_found'],
    summary: 'One added book: how far it is, and what was found in the file',
  },
  accept: {
    method: 'POST',
    path: '/operator/library/{id}/accept',
    who: ['operator'],
    params: byId,
    body: z.strictObject({
      title: Line(200),
      author: Line(200),
      rights: Rights,
      /** The origin of the text: an address, a publisher or a contract. */
      source: Line(300),
      /** Whom children can talk with about it, once they have met them. */
      characters: z._default(z.array(Line(60)).check(z.maxLength(mostCharacters)), []),
    }),
    response: BookImport,
    errors: ['import_not_found', 'import_not_ready'],
    summary: 'Says yes to a book: from then on everybody can find and read it',
  },
  remove: {
    method: 'DELETE',
    path: '/operator/library/{id}',
    who: ['operator'],
    params: byId,
    response: BookImport,
    errors: ['import_not_found', 'queue_failed'],
    summary:
      'Removes a book at once, then all that was made from it. Results of quizzes keep score and points',
  },
});
