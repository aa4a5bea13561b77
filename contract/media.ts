/**
 * The prefixes of the media bucket, below `media/`, and the days for which their objects are kept. The bucket's lifecycle
 * rules and the permissions of functions follow from it: nothing can be stored elsewhere.
 */
export const mediaPrefixes = {
  /** Files of books that operators upload. Deleted as soon as they are read; kept for retries. */
  imports: { keptForDays: 7 },
} as const satisfies Record<string, { readonly keptForDays: number }>;

export type MediaPrefix = keyof typeof mediaPrefixes;
