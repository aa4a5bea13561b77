import { classesOfStudent } from '../classes/students';
import type { UserItem } from '../users/find';

/** Everybody of the stage, where it allows that. */
export const everybody = '*';

/**
 * The pupils of one school, as an operator has assigned it, and of the same key of its board: neither two schools with addresses
 * of one small provider nor two schools of one name and other addresses see each other.
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

/** The classes in which a student is at this moment. */
export const classAudiences = async (user: UserItem): Promise<string[]> =>
  (await classesOfStudent(user)).map(({ item: { id } }) => `class:${id}`);

/** The groups whose members see each other's comics. */
export const audiencesOf = async (user: UserItem): Promise<string[]> => {
  const school = schoolAudience(user);
  return [...(school === undefined ? [] : [school]), ...(await classAudiences(user))];
};
