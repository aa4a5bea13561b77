declare const made: unique symbol;

/** A key of the query cache, whose first part is a subject's name. */
export type Key = readonly unknown[] & { readonly [made]: true };

/** Only a subject's `keys.ts` makes keys, so that the extent of an invalidation is visible in one place. */
export const key = (...parts: readonly [subject: string, ...unknown[]]): Key => parts as unknown as Key;

/** The cache takes no other array for a key. */
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key;
    mutationKey: Key;
  }
}
