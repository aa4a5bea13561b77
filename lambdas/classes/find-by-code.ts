import { codeIn } from '../../contract/rules/classes';
import { searchesPerMinute } from '../../contract/rules/friends';
import { findUser, type UserItem } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { countThisMinute } from '../platform/daily-count';
import { findOpenClass } from './get-class';
import { type ClassItem, classCodes } from './store';

export interface ClassOfCode {
  readonly teacher: UserItem;
  readonly item: ClassItem;
}

/**
 * The class of a code that somebody types, who may try twenty in a minute, and its teacher. Throws `class_code_unknown` unless the
 * class is open and the teacher verified and of a school, and `too_many_searches`.
 */
export const findByCode = async (typedBy: string, text: string): Promise<ClassOfCode> => {
  if (!(await countThisMinute(typedBy, 'searches', searchesPerMinute)))
    throw new ApiError('too_many_searches');
  const code = codeIn(text);
  const found = code === null ? undefined : await classCodes.get({ code }, { consistent: true });
  if (found === undefined) throw new ApiError('class_code_unknown');
  const [teacher, item] = await Promise.all([
    findUser(found.teacher_id),
    findOpenClass(found.teacher_id, found.class_id),
  ]);
  if (item === undefined || !teacher?.verified || teacher.school === null)
    throw new ApiError('class_code_unknown');
  return { teacher, item };
};
