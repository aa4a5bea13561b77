import { needsAdult } from '../../contract/rules/consent';
import type { UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { consentAges } from '../platform/consent-ages';
import type { SupervisionItem } from './store';

export type Adult = Pick<UserItem, 'id' | 'account_type' | 'verified' | 'school' | 'open_classes'>;

/** Whether an operator has assigned the same school to a verified teacher and to a child. */
export const isTeacherOf = (adult: Adult, child: Pick<UserItem, 'school'>): boolean =>
  adult.account_type === 'teacher' &&
  adult.verified &&
  adult.school !== null &&
  adult.school === child.school;

/**
 * Whether a child's guardians let an adult supervise the child. Below the age of consent a verified teacher of the child's
 * school may unless a guardian has refused; any other adult needs a guardian's approval.
 */
export const isLetIn = (
  adult: Adult,
  child: UserItem,
  answer: SupervisionItem['guardian_answer'] | undefined,
): boolean => !needsAdult(child, consentAges()) || (answer?.yes ?? isTeacherOf(adult, child));

/** A teacher's record gets `open_classes` with the next change of a class; until then all classes count as open. */
const isOpen = ({ open_classes }: Adult, id: string) => open_classes?.split(' ').includes(id) ?? true;

/**
 * A supervision that began with a class code ends when that class is archived, even if the teacher had taken the child out of
 * it before, unless the child is in another open class of the teacher. A code is that of a school's teacher, also for a child whose
 * school nobody has entered: it is worth nothing while the teacher is of no school.
 */
const standsByClass = (adult: Adult, { by_class, classes }: SupervisionItem): boolean =>
  by_class === null || (adult.school !== null && [by_class, ...classes].some((id) => isOpen(adult, id)));

/**
 * Whether an adult sees a child now. A guardian always does. Any other adult must be verified and let in, and sees nothing
 * while the child's core consent is withdrawn or after one of the two has left the school that brought them together.
 */
export const maySee = (adult: Adult, child: UserItem, supervision: SupervisionItem): boolean => {
  const { state, guardian, adult_id, school, guardian_answer } = supervision;
  if (state !== 'accepted') return false;
  if (guardian) return true;
  const inSchool = school === null || (child.school === school && adult.school === school);
  return (
    adult_id === adult.id &&
    adult.verified &&
    inSchool &&
    standsByClass(adult, supervision) &&
    mayDo(child, 'core') &&
    isLetIn(adult, child, guardian_answer)
  );
};

/** Whether the child has accepted and a guardian's approval is still needed. */
export const waitsForGuardian = (adult: Adult, child: UserItem, supervision: SupervisionItem): boolean =>
  supervision.state === 'accepted' &&
  !supervision.guardian &&
  !isLetIn(adult, child, supervision.guardian_answer);
