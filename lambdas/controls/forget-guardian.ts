import { present } from '../platform/table/condition';
import { changesOf, controlChanges } from './store';

/** The changes of a guardian whose account is deleted stay, without a name. */
export const forgetInControls = async (childId: string, userId: string): Promise<void> => {
  for (const change of await changesOf(childId))
    if (change.by === userId) await controlChanges.update(change, { set: { by: null } }, present('pk'));
};
