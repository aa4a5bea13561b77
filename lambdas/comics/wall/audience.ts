import type { UserItem } from '../../accounts/find';
import { classesOfStudent } from '../../classes/students';

/** The audience of all users, on stages that allow it. */
export const everybody = '*';

/**
 * The audience of one school, identified by the key of its board and the name that an operator assigned. Two schools with
 * addresses of one small provider do not see each other, and neither do two schools with the same name and other addresses.
 */
const schoolAudience = ({
  school,
  school_key,
}: Pick<UserItem, 'school' | 'school_key'>): string | undefined =>
  school === null || school_key === undefined ? undefined : `${school_key}#${school.trim().toLowerCase()}`;

export const areSchoolmates = (one: UserItem, other: UserItem): boolean => {
  const school = schoolAudience(one);
  return school !== undefined && school === schoolAudience(other);
};

/** The audiences of the classes that a student is in now. */
export const classAudiences = async (user: UserItem): Promise<string[]> =>
  (await classesOfStudent(user)).map(({ item: { id } }) => `class:${id}`);

/** The audiences whose members see each other's comics: the school and the classes. */
export const audiencesOf = async (user: UserItem): Promise<string[]> => {
  const school = schoolAudience(user);
  return [...(school === undefined ? [] : [school]), ...(await classAudiences(user))];
};
