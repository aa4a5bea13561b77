/** The steps of a deletion that reach items outside the person's own partition, in their order. */
export const mirrors = [
  'boards',
  'comics',
  'friends',
  'grown-ups',
  'classes',
  'referrals',
  'orders',
  'consents',
  'actions',
  'names',
  'exports',
  'address',
] as const;
export type Mirror = (typeof mirrors)[number];

/**
 * What becomes of the items of a kind when a person is deleted.
 * - `delete`: they are in the person's partition and are deleted with it.
 * - `mirror`: this step deletes those that stand elsewhere, or changes those of others that name the person.
 * - `keep`: they stay for the rest of their retention, for this reason.
 * - `nobody`: they contain nothing of a person.
 */
export type OnDeletion = 'delete' | { readonly mirror: Mirror } | { readonly keep: string } | 'nobody';
