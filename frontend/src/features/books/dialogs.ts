import { part } from '../../lib/part';

export const loadDialogs = {
  rate: () => import('./rate-dialog'),
  preview: () => import('./preview-dialog'),
  import: () => import('./import-dialog'),
  scan: () => import('./scan-dialog'),
  certificate: () => import('../../subjects/books/certificate'),
};

export const RateDialog = part(loadDialogs.rate);
export const PreviewDialog = part(loadDialogs.preview);
export const ImportDialog = part(loadDialogs.import);
export const ScanDialog = part(loadDialogs.scan);
export const Certificate = part(loadDialogs.certificate);
