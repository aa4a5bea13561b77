/**
 * The pool requires an address of everybody. A child without one gets a made-up one, under a domain that can never get mail
 * (RFC 6761). The pool's address cannot be changed, so it also tells, without a look into the table, who signs in by pictures.
 */
const domain = 'child.invalid';

export const madeUpAddress = (id: string): string => `${id}@${domain}`;

export const isMadeUp = (email: string): boolean => email.toLowerCase().endsWith(`@${domain}`);

/** The address to show to others: a made-up one tells nothing. */
export const shownAddress = (email: string): { email?: string } => (isMadeUp(email) ? {} : { email });
