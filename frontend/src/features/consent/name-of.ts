import type { ConsentCase } from '../../../../contract/consent';

/** What a page calls the child: by an old link no name is shown. */
export const nameOf = ({ child }: Pick<ConsentCase, 'child'>): string => child?.username ?? 'your child';
