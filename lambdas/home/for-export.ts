import { partsReadBy } from './story-store';

/** The parts of stories that a child has read on the first screen, by story and part. */
export const partsForExport = (userId: string) => partsReadBy(userId);
