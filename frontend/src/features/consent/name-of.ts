import type { ConsentCase } from '../../../../contract/consent/endpoints';
import { newReader } from '../../../../contract/rules/names';

type Named = Pick<ConsentCase, 'child'>;

/** An old link shows no name, and the first mail's none that has not been checked. */
export const isNamed = ({ child }: Named): boolean => child !== null && child.username !== newReader;

/** The child's name on a page. */
export const nameOf = (of: Named): string => (isNamed(of) ? (of.child?.username ?? '') : 'your child');
