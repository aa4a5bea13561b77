import { familyDay } from '../../contract/rules/controls';
import { findUsers, type UserItem } from '../accounts/find';
import { maskedAddress } from '../accounts/mask';
import { controlsOf } from '../accounts/may-do';
import { knownName } from '../accounts/names';
import { unpackControls } from '../accounts/stored-controls';
import { now } from '../platform/clock';
import { countedOn } from '../platform/daily-count';
import type { SupervisionItem } from '../relations/store';
import { wishOf } from '../relations/wishes';
import { minutesName } from './minutes-name';
import { changesOf } from './store';

/** The names of guardians, former ones included; the masked address of one whose name is not checked yet. */
const namesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await findUsers([...new Set(ids)])).map((user) => [
      user.id,
      knownName(user) ?? maskedAddress(user.email),
    ]),
  );

const historyOf = async (childId: string, reader: string) => {
  const changes = await changesOf(childId);
  const names = await namesOf(changes.flatMap(({ by }) => by ?? []));
  return changes.map(({ at, by, before, after }) => ({
    at,
    by: names.get(by ?? '') ?? null,
    you: by === reader,
    before: unpackControls(before),
    after: unpackControls(after),
  }));
};

/** A child's controls as one of the guardians sees them. 3 read units. */
export const presentControls = async (child: UserItem, guardianship: SupervisionItem, reader: string) => {
  const { day } = familyDay(child.time_zone, now());
  const [used_today, history] = await Promise.all([
    countedOn(child.id, minutesName, day),
    historyOf(child.id, reader),
  ]);
  return {
    child_id: child.id,
    time_zone: child.time_zone,
    own: wishOf(guardianship),
    holds: controlsOf(child),
    used_today,
    history,
  };
};
