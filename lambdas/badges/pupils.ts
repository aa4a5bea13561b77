import { findUsers, type UserItem } from '../accounts/find';
import { hasConsent } from '../accounts/may-do';
import { signsInByPictures } from '../accounts/signs-in-by-pictures';
import { maySee } from '../relations/let-in';
import { type SupervisionItem, standingRelationsOf } from '../relations/supervision';

export interface Place {
  readonly pupil: UserItem;
  readonly supervision: SupervisionItem;
}

/** Whether the teacher sees the child now and has it in the class. */
export const isInClass = (teacher: UserItem, { pupil, supervision }: Place, classId: string): boolean =>
  supervision.classes.includes(classId) && maySee(teacher, pupil, supervision);

/**
 * Whether a pupil may have a badge: one without an address who uses Inkwren with consent. With an address it has a password, and
 * a badge would be a weaker way into the same account.
 */
export const mayHaveBadge = (pupil: UserItem): boolean =>
  signsInByPictures(pupil) && hasConsent(pupil, 'core');

/** The pupils of a class. */
export const pupilsOf = async (teacher: UserItem, classId: string): Promise<Place[]> => {
  const all = (await standingRelationsOf(teacher.email)).filter(({ classes }) => classes.includes(classId));
  const found = new Map((await findUsers(all.map(({ child_id }) => child_id))).map((one) => [one.id, one]));
  return all
    .flatMap((supervision) => {
      const pupil = found.get(supervision.child_id);
      return pupil === undefined ? [] : [{ pupil, supervision }];
    })
    .filter((place) => isInClass(teacher, place, classId));
};
