const pageSize = 20;

/**
 * A page of a child's talks, the newest first. `read` gets up to so many before an id; ids sort by time, so that the last of a page
 * is the cursor of the next one.
 */
export const historyPage = async <T extends { readonly session_id: string }>(
  read: (before: string | undefined, limit: number) => Promise<readonly T[]>,
  cursor: string | undefined,
) => {
  const found = await read(cursor, pageSize + 1);
  const page = found.slice(0, pageSize);
  return { page, next: found.length > pageSize ? (page.at(-1)?.session_id ?? null) : null };
};
