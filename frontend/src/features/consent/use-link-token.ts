import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** What the mail's link carries behind the `#`, where no server logs it. A newer link in the same tab counts. */
export const useLinkToken = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));
