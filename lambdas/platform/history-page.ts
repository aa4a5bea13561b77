/**
 * One page of a history, newest first. `read` returns at most `limit` entries before a cursor. The ids sort by time, so the id
 * of the last entry is the cursor of the next page; null after the last page.
 */
export const historyPage = async <T>(
  read: (before: string | undefined, limit: number) => Promise<readonly T[]>,
  cursor: string | undefined,
  { size, id }: { readonly size: number; readonly id: (entry: T) => string },
): Promise<{ page: T[]; next: string | null }> => {
  const found = await read(cursor, size + 1);
  const page = found.slice(0, size);
  const last = page.at(-1);
  return { page, next: found.length > size && last !== undefined ? id(last) : null };
};
