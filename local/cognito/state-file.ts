import { readKept, replaceFile, startOver } from '../files';
import { deserialize, emptyState, type State, serialize, temporaryState } from './state';

export interface StateKeeper {
  state: State;
  /** Returns when the state is on disk. Does nothing when nothing has changed. */
  save(): void;
}

/** Without a file, the state is kept in memory only. Throws for a file that is damaged or empty. */
export const openState = (file: string | undefined): StateKeeper => {
  if (!file) return { state: temporaryState(), save() {} };
  const state = readKept(file, deserialize, `It holds the accounts. ${startOver}`) ?? emptyState();
  let saved: string | undefined;
  const save = () => {
    const current = serialize(state);
    if (current === saved) return;
    replaceFile(file, current);
    saved = current;
  };
  save();
  return { state, save };
};
