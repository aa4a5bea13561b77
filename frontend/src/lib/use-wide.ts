import { useSyncExternalStore } from 'react';

/** The width from which Tailwind's `md:` holds. */
const wide = () => globalThis.matchMedia?.('(min-width: 48rem)');

const subscribe = (changed: () => void) => {
  const query = wide();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

/** Whether the screen is wider than a phone's. */
export const useWide = () => useSyncExternalStore(subscribe, () => wide()?.matches ?? true);
