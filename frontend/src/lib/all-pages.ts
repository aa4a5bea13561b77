/** All pages of a list, one after the other. */
export const allPages = async <P extends { readonly next: string | null }>(
  read: (cursor: { cursor?: string }) => Promise<P>,
): Promise<P[]> => {
  const pages = [await read({})];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await read({ cursor: next }));
  return pages;
};
