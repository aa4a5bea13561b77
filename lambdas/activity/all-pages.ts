interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** All items of a list that is read in pages. */
export const allPages = async <T>(read: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> => {
  const found: T[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Page<T> = await read(cursor);
    found.push(...page.items);
    cursor = page.next;
  }
  return found;
};

/** For a list that is not restricted to days. */
export const everyDay = () => true;
