import type { UserItem } from '../users/find';
import { namesOf } from '../users/names';
import { type Renamed, withInventedNames } from './invented-names';
import { vocabulary } from './vocabulary';

/** A story of a child as models and others see it. */
export const renamedFor = (user: UserItem, story: string): Renamed =>
  withInventedNames(
    story,
    { people: namesOf(user), places: user.school === null ? [] : [user.school] },
    vocabulary(),
  );
