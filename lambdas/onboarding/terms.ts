import type { onboarding } from '../../contract/onboarding/endpoints';
import type { Admitted } from '../accounts/admitted';
import { answeringTerms } from '../accounts/change-user';
import { findUser, type UserItem } from '../accounts/find';
import { checkingAfterTerms } from '../accounts/name-checks';
import { dueToMember, isInForce, isNewer, questionOf, termsDue, termsStateOf } from '../accounts/terms';
import { childrenAskedOf } from '../consent/terms/children';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { transact } from '../platform/table/transact';
import { orderCheck } from '../users/order-check';
import { agreements } from './store';

const present = async (user: UserItem) => {
  const state = termsStateOf(user);
  const isOwn = state === 'asked' || state === 'declined';
  return {
    state,
    mine: isOwn ? questionOf(dueToMember(user)) : null,
    children: user.account_type === 'student' ? null : await childrenAskedOf(user.email),
  };
};

/** What is new for the member, and for the children whose guardian the member is. */
export const terms = ({ actor }: Admitted<typeof onboarding.terms>) => present(actor.user);

type Answer = Admitted<typeof onboarding.answerTerms>['body'];

/** Keeps the answer beside the earlier ones. A repeated answer keeps its first time. */
const keep = async (user: UserItem, answer: Answer): Promise<void> => {
  const own = answeringTerms(user.id, user, answer);
  const refused = await transact<string>({
    user: own,
    answer: agreements.creating({ user_id: user.id, ...answer, agreed_at: now().toISOString() }),
    ...(answer.agreed && checkingAfterTerms(user)),
  });
  if (refused.includes('answer') && !refused.includes('user')) await transact<string>({ user: own });
  if (answer.agreed && user.next_username !== null) await orderCheck(user.id);
};

/**
 * A member's own answer to the version that the screen has shown: a newer one that came meanwhile is asked about next. A child
 * whose grown-up decides cannot answer.
 */
export const answerTerms = async ({ actor: { user }, body }: Admitted<typeof onboarding.answerTerms>) => {
  if (termsDue(user) === 'terms_waiting') throw new ApiError('terms_waiting');
  if (!isInForce(body.version)) throw new ApiError('invalid_input', ['body.version']);
  if (isNewer(body.version, user.terms_version)) await keep(user, body);
  return present((await findUser(user.id)) ?? user);
};
