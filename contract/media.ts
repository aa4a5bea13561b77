import { drawingJobDays, outliving, usualJobDays } from './jobs';

/** The days for which the sound of a sentence is used before it is spoken anew. */
export const spokenDays = 365;

/**
 * The prefixes of the media bucket, below `media/`, and the days for which their objects are kept, or `account`: as long as
 * the account, or `library`: permanently. The bucket's lifecycle rules and the permissions of functions follow from it:
 * nothing can be stored elsewhere.
 */
export const mediaPrefixes = {
  /** Files of books that operators upload. Deleted as soon as they are read; kept for another try. */
  imports: { keptForDays: outliving(usualJobDays) },
  /** Pictures that have passed their checks and are not lettered yet. */
  sketches: { keptForDays: outliving(drawingJobDays) },
  /** Pictures of comics, under unguessable names. Removed with the account, and moved when sharing ends. */
  comics: { keptForDays: 'account' },
  /** Copies of people's data, which can be downloaded for a day. */
  exports: { keptForDays: 1 },
  /**
   * Empty marks, named by a hash, of people whose accounts were deleted: longer than the table can be restored, so that a restored
   * person is deleted again.
   */
  deleted: { keptForDays: 30 },
  /** Pictures of the store's items, which contain nothing of anybody. */
  'store-items': { keptForDays: 'library' },
  /** Sentences of books as sound, named by a hash: longer than the items that know them. */
  narration: { keptForDays: outliving(spokenDays) },
} as const satisfies Record<string, { readonly keptForDays: number | 'account' | 'library' }>;

export type MediaPrefix = keyof typeof mediaPrefixes;
