import { agreementsOf } from './store';

/** The answers that a user has given to the versions of the terms. */
export const agreementsForExport = agreementsOf;
