import type { consent } from '../../../contract/consent/endpoints';
import type { Admitted } from '../../accounts/admitted';
import type { UserItem } from '../../accounts/find';
import { newestOf, presentVersion, termsDue } from '../../accounts/terms';
import { now } from '../../platform/clock';
import { guardiansOf } from '../../relations/guardians';
import { decisionsOf } from '../store';
import { answerForChild } from './answer';
import { agreedBySchool, schoolsAsked, schoolTerms, termsAsks, termsMails } from './store';

/** Which school has agreed for a child: schools that share a domain are told apart by their names. */
export const keyOfSchool = ({ id, school, school_key }: Pick<UserItem, 'id' | 'school' | 'school_key'>) =>
  school_key === undefined ? `child#${id}` : `${school_key}#${school ?? ''}`;

const askGuardian = (adult_email: string, version: string, at: string) =>
  termsAsks.create({ adult_email, version, asked_at: at, mails: 0, list: termsMails, listed_at: at });

const askSchool = (child: UserItem, version: string, at: string) =>
  schoolTerms.create({
    ...{ key: keyOfSchool(child), version, school: child.school, board: child.school_key ?? null },
    ...{ asked_at: at, agreed: null, answered_at: null },
    ...{ list: schoolsAsked, listed_at: at },
  });

/** Whether the consent of a child is its school's; a guardian's is the guardian's to renew. */
const isOfSchool = async (childId: string): Promise<boolean> => {
  const [latest] = await decisionsOf(childId);
  return latest?.given === true && latest.method === 'school';
};

/**
 * Records for a child the newest yes that its school has given for all its children. True if nothing waits for an answer any
 * more.
 */
const agreedBefore = async (child: UserItem): Promise<boolean> => {
  const version = newestOf(await agreedBySchool(keyOfSchool(child)), child.consent_version);
  if (version === undefined || version === child.consent_version || !(await isOfSchool(child.id)))
    return false;
  await answerForChild(child.id, { adultEmail: null, method: 'school', version, agreed: true });
  return termsDue({ ...child, consent_version: version }) === undefined;
};

/**
 * Has the child's guardians asked about the present terms, or the school that agreed in their place: once for each version,
 * however often the child comes. Families that do not come back are not mailed. The yes of a school is recorded for each child
 * when it comes, so that no call reads the whole school.
 */
export const askAboutTerms = async ({ actor: { user } }: Admitted<typeof consent.askAboutTerms>) => {
  if (termsDue(user) !== 'terms_waiting') return { asked: 'nobody' as const };
  const version = presentVersion();
  const at = now().toISOString();
  const guardians = await guardiansOf(user.id);
  await Promise.all(guardians.map(({ adult_email }) => askGuardian(adult_email, version, at)));
  if (guardians.length > 0) return { asked: 'grown_up' as const };
  if (await agreedBefore(user)) return { asked: 'answered' as const };
  await askSchool(user, version, at);
  return { asked: 'school' as const };
};
