import type { ConsentCase } from '../../../../contract/consent';

/** The child's name on a page: an old link shows none. */
export const nameOf = ({ child }: Pick<ConsentCase, 'child'>): string => child?.username ?? 'your child';
