import type { consent } from '../../../contract/consent/endpoints';
import type { Admitted } from '../../accounts/admitted';
import { agreeingForChild, stillAgreedTo } from '../../accounts/change-user';
import { findUser, type UserItem } from '../../accounts/find';
import { checkingAfterTerms } from '../../accounts/name-checks';
import { isInForce, isNewer } from '../../accounts/terms';
import { ApiError } from '../../platform/api-error';
import { optimistically } from '../../platform/table/optimistic';
import { transact } from '../../platform/table/transact';
import { orderCheck } from '../../users/order-check';
import { openLink } from '../open-link';
import { presentLinked } from '../present';
import { type Decision, recording } from '../record';
import { recordsOf } from '../store';
import { childrenAskedOf, childrenWaitingFor } from './children';
import { termsAsks } from './store';

type By = Omit<Decision, 'childId'> & { readonly agreed: boolean };

const hasAnswered = async (childId: string, { version, agreed }: By): Promise<boolean> =>
  (await recordsOf(childId)).some(
    (one) => one.consent === 'terms' && one.version === version && one.given === agreed,
  );

/**
 * Records a grown-up's answer for a child beside the earlier ones. A yes opens what is new with the child's next request; a no
 * changes nothing else. A repeated answer is recorded once.
 */
export const answerForChild = (childId: string, by: By): Promise<true> =>
  optimistically(async () => {
    const { version, agreed } = by;
    const child = await findUser(childId);
    if (child === undefined || !isNewer(version, child.consent_version)) return true;
    if (!agreed && (await hasAnswered(childId, by))) return true;
    const refused = await transact<string>({
      user: agreed ? agreeingForChild(childId, child, version) : stillAgreedTo(childId, child),
      ...recording({ ...by, childId }, { terms: agreed }, ['terms']),
      ...(agreed && checkingAfterTerms(child)),
    });
    if (refused.length > 0) return undefined;
    if (agreed && child.next_username !== null) await orderCheck(childId);
    return true;
  });

interface Answer {
  readonly version: string;
  readonly agreed: boolean;
}

/** One answer for all children of a guardian. A no is not asked about again; after a yes another child may ask anew. */
const answerForAll = async (
  adultEmail: string,
  { version, agreed }: Answer,
  method: Decision['method'],
): Promise<UserItem[]> => {
  if (!isInForce(version)) throw new ApiError('invalid_input', ['body.version']);
  const children = await childrenWaitingFor(adultEmail);
  for (const { id } of children) await answerForChild(id, { adultEmail, method, version, agreed });
  if (agreed) await termsAsks.remove({ adult_email: adultEmail, version });
  return children;
};

/** By the link of a mail, which was sent to the guardian's mailbox. */
export const answerTermsByLink = async ({
  body: { token, ...answer },
}: Admitted<typeof consent.answerTerms>) => {
  const { request, link } = await openLink(token);
  if (link !== 'confirm' || request.state !== 'given') throw new ApiError('consent_link_invalid');
  await answerForAll(request.adult_email, answer, 'adult_link');
  const { child, isOld } = await openLink(token);
  return presentLinked(child, { isOld, adult: request.adult_email });
};

/** From the guardian's account. */
export const answerTermsForChildren = async ({
  actor: { user },
  body,
}: Admitted<typeof consent.answerTermsForChildren>) => {
  await answerForAll(user.email, body, 'parent_account');
  return { children: await childrenAskedOf(user.email) };
};
