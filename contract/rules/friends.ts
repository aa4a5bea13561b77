import type { Role } from '../endpoint';

/** The number of friends of a student. */
export const mostFriends = 500;

/** The number of a user's own requests that wait for an answer at one time. */
export const mostOpenRequests: Readonly<Record<Role, number>> = {
  student: 30,
  teacher: 500,
  parent: 10,
  operator: 0,
};

/** Searches of one user in a minute, by username or by e-mail. */
export const searchesPerMinute = 20;

/** The number of addresses in one bulk request, and of a teacher's bulk requests in a day. */
export const addressesAtOnce = 200;
export const bulkRequestsPerDay = 20;

/** After this many days a declined user may ask again. */
export const daysUntilAskingAgain = 30;

/** The number of grown-ups' requests that a child is shown at one time; further ones follow when these are answered. */
export const grownUpRequestsShown = 3;

/** The days during which a child is told about a grown-up who was accepted automatically. */
export const daysOfNews = 7;
