/** Options of a query whose answers are pages: each names the cursor of the next one, or null. */
export const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};
