import { part } from '../../lib/part';

export const loadDialogs = {
  rate: () => import('./rate-dialog'),
  preview: () => import('./preview-dialog'),
};

export const RateDialog = part(loadDialogs.rate);
export const PreviewDialog = part(loadDialogs.preview);
