import type { UserItem } from '../accounts/find';
import { ownName } from '../accounts/names';
import { type FamilyLetter, familyLetter } from './page/letter';
import { type ChildWeek, type Days, weekOfChild } from './week';

export interface WrittenFamily {
  readonly letter: FamilyLetter;
  readonly weeks: readonly ChildWeek[];
}

export const writeFamily = async (children: readonly UserItem[], days: Days): Promise<WrittenFamily> => {
  const weeks = await Promise.all(children.map((child) => weekOfChild(child, days)));
  const named = children.flatMap((child, i) => {
    const week = weeks[i];
    return week === undefined ? [] : [{ name: ownName(child), week }];
  });
  return { letter: familyLetter(named, days), weeks };
};
