/** All entries of a paged list, read page by page. */
export const everyPage = async <T>(
  ask: (query: { cursor?: string }) => Promise<{ items: T[]; next: string | null }>,
): Promise<T[]> => {
  const all: T[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await ask(cursor === undefined ? {} : { cursor });
    all.push(...items);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return all;
};
