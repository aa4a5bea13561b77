/** Pages, scripts and settings of the app: nothing of a person. Another name makes every browser keep them anew. */
export const shellCache = 'inkwren-shell-2';
/** The answers that were given to a person, and the pictures of the books that were read. */
export const readingCache = 'inkwren-reading-1';
/** Covers and things: they tell what somebody has looked at. */
export const seenCache = 'inkwren-seen-1';

/** The key of a stored answer. It includes the person, so that other users of the device never receive the answer. */
export const keyFor = (person: string, address: string): string => {
  const key = new URL(address, location.origin);
  key.searchParams.set('person', person);
  return key.href;
};

/** The messages of a page to the service worker. */
export type WorkerMessage =
  /** A person leaves: nothing that was asked for before is kept any more. */
  | { readonly forget: true }
  | {
      /** Addresses to fetch if they are not stored yet. */
      readonly addresses: readonly string[];
      /** The token of the person to whom the answers belong; files have none. */
      readonly authorization?: string;
      /** The app has started with this script. */
      readonly script?: string | null;
    };
