import { needsAdult } from '../../contract/rules/consent';
import type { UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { consentAges } from '../platform/consent-ages';
import type { SupervisionItem } from './store';

/** Whether a student who decides alone keeps the talks from the guardians. */
const keepsTalks = (child: UserItem): boolean =>
  child.guardians_see === 'no_talks' && !needsAdult(child, consentAges());

/**
 * Whether a supervising adult may read the child's talks. A guardian may while the consent to AI stands, unless a student who decides
 * alone has refused it. A teacher may if, in
 * addition, the guardian or a student who decides alone has switched it on. Another parent never may.
 */
export const mayReadTalks = (
  adult: Pick<UserItem, 'account_type'> | undefined,
  child: UserItem,
  { guardian }: Pick<SupervisionItem, 'guardian'>,
): boolean =>
  mayDo(child, 'ai_text') &&
  (guardian ? !keepsTalks(child) : adult?.account_type === 'teacher' && child.transcripts);
