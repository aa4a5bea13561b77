import type { consent } from '../../../contract/consent/endpoints';
import type { Admitted } from '../../accounts/admitted';
import { findUser } from '../../accounts/find';
import { idsOfSchool } from '../../accounts/school-ids';
import { isInForce, termsDue } from '../../accounts/terms';
import { record } from '../../audit/record';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { present } from '../../platform/table/condition';
import { unlisted } from '../../platform/table/entity';
import { decisionsOf } from '../store';
import { answerForChild } from './answer';
import { keyOfSchool } from './ask';
import { type SchoolTerms, schoolsAsked, schoolTerms } from './store';

/** The schools that have yet to agree, and those that said "not now", longest first. */
export const schoolsWaiting = async ({ query: { cursor } }: Admitted<typeof consent.schoolsWaiting>) => {
  const { items, next } = await schoolTerms.page(schoolsAsked, { cursor });
  return { schools: items, next };
};

const childrenOf = async ({ key, board }: SchoolTerms): Promise<string[]> =>
  board === null ? [key.slice('child#'.length)] : idsOfSchool(board);

/** Whether the consent of a child is its school's; a guardian's is the guardian's to renew. */
const isOfSchool = async (childId: string): Promise<boolean> => {
  const [latest] = await decisionsOf(childId);
  return latest?.given === true && latest.method === 'school';
};

/**
 * An operator records what a school has answered, in writing: a school has no account. A yes holds for every child whose consent
 * is the school's. Repeatable: children who have it already are passed over.
 */
export const answerForSchool = async ({
  actor,
  body: { key, version, agreed },
}: Admitted<typeof consent.answerForSchool>) => {
  if (!isInForce(version)) throw new ApiError('invalid_input', ['body.version']);
  await record({ actor, action: 'answer_terms', target: `${key} ${version} ${agreed ? 'yes' : 'no'}` });
  const asked = await schoolTerms.get({ key, version }, { consistent: true });
  if (asked === undefined) throw new ApiError('school_not_asked');
  await schoolTerms.update(
    { key, version },
    { set: { agreed, answered_at: now().toISOString() }, ...(agreed && { remove: unlisted }) },
    present('pk'),
  );
  const decision = { adultEmail: null, method: 'school', version, agreed } as const;
  for (const id of await childrenOf(asked)) {
    const child = await findUser(id);
    if (child === undefined || keyOfSchool(child) !== key || termsDue(child) !== 'terms_waiting') continue;
    if (await isOfSchool(id)) await answerForChild(id, decision);
  }
  return { agreed };
};
