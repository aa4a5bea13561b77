import type { Controls } from '../../contract/controls/fields';
import { noControls, stricter } from '../../contract/rules/controls';
import { settingControls } from '../accounts/change-controls';
import { findUser } from '../accounts/find';
import { packControls, unpackControls } from '../accounts/stored-controls';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { guardiansOf } from './guardians';
import { grownUps, type SupervisionItem, unchanged } from './store';
import { puttingHalves } from './supervision';

/** What a guardian has decided for a child. It ends with the guardianship. */
export const wishOf = ({ controls }: Pick<SupervisionItem, 'controls'>): Controls => unpackControls(controls);

/** Of each setting the stricter one of all guardians. */
export const strictestOf = (wishes: readonly Controls[]): Controls => wishes.reduce(stricter, noControls);

/** Returns the writes of a guardian's decision; they refuse if the guardianship has changed since it was read. */
export const wishing = (before: SupervisionItem, wish: Controls): Record<string, Write> => {
  const { controls: _, ...guardianship } = before;
  const packed = packControls(wish);
  const controls = packed === undefined ? {} : { controls: packed };
  return puttingHalves({ ...guardianship, ...controls, version: before.version + 1 }, before);
};

/** Writes that change nothing and refuse when another guardian has changed something since it was read. */
export const stillWishing = (others: readonly SupervisionItem[]): Record<string, Write> =>
  Object.fromEntries(
    others.map((one) => [`wish of ${one.adult_email}`, grownUps.updating(one, {}, unchanged(one))]),
  );

/** After the end of a guardianship: what holds follows from the guardians who are left. Idempotent. 2 read units if nothing changes. */
export const forgetWishes = (childId: string): Promise<boolean> =>
  optimistically(async () => {
    const [child, guardians] = await Promise.all([findUser(childId), guardiansOf(childId)]);
    if (child?.controls === undefined) return true;
    const holds = strictestOf(guardians.map(wishOf));
    if (packControls(holds) === child.controls) return true;
    const refused = await transact({ user: settingControls(child, holds), ...stillWishing(guardians) });
    return refused.length === 0 || undefined;
  });
