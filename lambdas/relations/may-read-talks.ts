import { mayUse } from '../../contract/rules/consent';
import type { UserItem } from '../accounts/find';
import { consentAges } from '../platform/consent-ages';
import type { SupervisionItem } from './store';

/**
 * Whether a supervising adult may read the child's talks. A guardian may while the consent to AI stands. A teacher may if, in
 * addition, the guardian or a student who decides alone has switched it on. Another parent never may.
 */
export const mayReadTalks = (
  adult: Pick<UserItem, 'account_type'> | undefined,
  child: UserItem,
  { guardian }: Pick<SupervisionItem, 'guardian'>,
): boolean =>
  mayUse(child, 'ai_text', consentAges()) &&
  (guardian || (adult?.account_type === 'teacher' && child.transcripts));
