import type { UserItem } from '../../accounts/find';
import { namesOf } from '../../accounts/names';
import { type Renamed, withInventedNames } from './invented-names';
import { vocabulary } from './vocabulary';

/** A child's story as models and other users get it. */
export const renamedFor = (user: UserItem, story: string): Renamed =>
  withInventedNames(
    story,
    { people: namesOf(user), places: user.school === null ? [] : [user.school] },
    vocabulary(),
  );
