import { queryAll } from '../platform/table/query';

/** The ids of a school's students, eventually consistent, without the rest of their records. */
export const idsOfSchool = async (key: string): Promise<string[]> => {
  const found = await queryAll({ index: 'school', where: 'school_key = :key', values: { ':key': key } });
  return found.map(({ id }) => String(id));
};
