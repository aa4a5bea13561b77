import { latestRecordsOf, recordsOf } from './store';

/** Every yes and no given for a child, newest first. */
export const consentsForExport = (childId: string) => recordsOf(childId);

/** The last decisions of a child, newest first, with the address of the grown-up who decided. */
export const latestDecisions = latestRecordsOf;
