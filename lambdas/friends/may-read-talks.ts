import { mayUse } from '../../contract/rules/consent';
import { consentAges } from '../platform/consent-ages';
import type { UserItem } from '../users/find';
import type { SupervisionItem } from './store';

/**
 * Whether somebody who supervises a child may read the child's talks. A guardian reads them while the consent to AI stands; a
 * teacher only where the guardian, or the student who decides alone, has switched it on; another parent never.
 */
export const mayReadTalks = (
  adult: Pick<UserItem, 'account_type'> | undefined,
  child: UserItem,
  { guardian }: Pick<SupervisionItem, 'guardian'>,
): boolean =>
  mayUse(child, 'ai_text', consentAges()) &&
  (guardian || (adult?.account_type === 'teacher' && child.transcripts));
