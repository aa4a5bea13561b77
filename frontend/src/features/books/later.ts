import { lazy } from 'react';

const parts = {
  selectedBook: () => import('./selected-book'),
  rateDialog: () => import('./rate-dialog'),
  previewDialog: () => import('./preview-dialog'),
};

export const SelectedBook = lazy(parts.selectedBook);
export const RateDialog = lazy(parts.rateDialog);
export const PreviewDialog = lazy(parts.previewDialog);

/** Fetches what is not on the first paint while nobody waits for it, so that it is there when the network is not. */
export const warmUp = () => {
  for (const load of Object.values(parts)) void load().catch(() => undefined);
};
