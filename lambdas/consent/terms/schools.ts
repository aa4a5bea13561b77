import type { consent } from '../../../contract/consent/endpoints';
import type { Admitted } from '../../accounts/admitted';
import { isInForce } from '../../accounts/terms';
import { record } from '../../audit/record';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { present } from '../../platform/table/condition';
import { unlisted } from '../../platform/table/entity';
import { schoolsAsked, schoolTerms } from './store';

/** The schools that have yet to agree, and those that said "not now", longest first. */
export const schoolsWaiting = async ({ query: { cursor } }: Admitted<typeof consent.schoolsWaiting>) => {
  const { items, next } = await schoolTerms.page(schoolsAsked, { cursor });
  return { schools: items, next };
};

/**
 * An operator records what a school has answered, in writing: a school has no account. A yes holds for every child whose consent
 * is the school's, and is recorded for each when it comes (`ask.ts`). Repeatable.
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
  return { agreed };
};
