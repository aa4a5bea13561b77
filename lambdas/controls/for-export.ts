import { unpackControls } from '../accounts/stored-controls';
import { changesOf } from './store';

/** The changes of a child's controls for a copy of the child's data, the latest first. */
export const controlChangesForExport = async (childId: string) =>
  (await changesOf(childId)).map(({ at, by, after }) => ({
    at,
    by,
    after: unpackControls(after),
  }));
