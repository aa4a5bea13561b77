import { lazy } from 'react';

export const loadDialogs = {
  rate: () => import('./rate-dialog'),
  preview: () => import('./preview-dialog'),
};

export const RateDialog = lazy(loadDialogs.rate);
export const PreviewDialog = lazy(loadDialogs.preview);
