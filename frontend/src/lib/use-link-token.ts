import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The token in the mail's link behind the `#`, which is not sent to servers. A newer link in the same tab replaces it. */
export const useLinkToken = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));
