interface Activities<T> {
  /** Up to `limit` items older than the id, newest first. */
  readonly read: (before: string | undefined, limit: number) => Promise<T[]>;
  readonly idOf: (item: T) => string;
  /** The New York day for which the item counts; undefined if it is no completed activity, such as an open article. */
  readonly dayOf: (item: T) => string | undefined;
}

export interface ListOptions {
  readonly cursor?: string | undefined;
  /** Whether the activities of a day belong to the list. */
  readonly belongs: (day: string) => boolean;
  /** How many items belong to the list. The page that reaches this number is the last, and nothing older is read. */
  readonly most?: number | undefined;
}

const pageSize = 50;

const readCursor = ({ cursor, most = Number.POSITIVE_INFINITY }: ListOptions) => {
  const [before, left] = cursor?.split('.') ?? [];
  const isCounted = left !== undefined && left !== 'all';
  return { before, left: isCounted ? Math.min(Number(left), most) : most };
};

/**
 * One page of the activities that belong to a list, newest first, with the cursor of the next page; null after the last page.
 */
export const readPage = async <T>({ read, idOf, dayOf }: Activities<T>, options: ListOptions) => {
  let { before, left } = readCursor(options);
  const items: T[] = [];
  while (left > 0 && items.length < pageSize) {
    const batch = await read(before, pageSize);
    for (const item of batch) {
      if (left === 0 || items.length === pageSize) break;
      before = idOf(item);
      const day = dayOf(item);
      if (day === undefined || !options.belongs(day)) continue;
      items.push(item);
      left--;
    }
    if (batch.length < pageSize && (batch.length === 0 || idOf(batch.at(-1) as T) === before)) left = 0;
  }
  return { items, next: left > 0 ? `${before}.${Number.isFinite(left) ? left : 'all'}` : null };
};
