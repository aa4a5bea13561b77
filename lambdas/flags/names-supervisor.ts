import { flagsOf } from './store';

/** Whether an open flag of a child may name a supervisor, so that only operators know of it. */
export const namesSupervisor = async (childId: string): Promise<boolean> =>
  (await flagsOf(childId)).some(({ state, may_know }) => state === 'open' && may_know === 'operators');
