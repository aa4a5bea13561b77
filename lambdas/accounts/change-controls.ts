import type { Controls } from '../../contract/controls/fields';
import type { Spent } from '../../contract/rules/controls';
import { absent, all, equal, present } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import type { UserItem } from './find';
import { users } from './store';
import { packControls } from './stored-controls';

/**
 * Returns the write that stores what a child's guardians have switched off or limited, and whether today's minutes are used up.
 * It refuses when the controls have changed since. Boards read the consents alone, so their switch is there too.
 */
export const settingControls = (
  { id, controls: before }: Pick<UserItem, 'id' | 'controls'>,
  controls: Controls,
  spent?: Spent,
): Write => {
  const packed = packControls(controls);
  return users.updating(
    { id },
    {
      set: {
        'consents.boards': !controls.off.includes('boards'),
        ...(packed !== undefined && { controls: packed }),
        ...(spent !== undefined && { spent_at: spent.at, spent_until: spent.until }),
      },
      remove: [
        ...(packed === undefined ? ['controls'] : []),
        ...(spent === undefined ? ['spent_at', 'spent_until'] : []),
      ],
    },
    all(present('pk'), before === undefined ? absent('controls') : equal('controls', before)),
  );
};

/** The minutes of the day are used up. False if the controls have changed since they were read. */
export const spendMinutes = (
  { id, controls }: Pick<UserItem, 'id' | 'controls'>,
  { at, until }: Spent,
): Promise<boolean> =>
  users.update(
    { id },
    { set: { spent_at: at, spent_until: until } },
    all(present('pk'), controls === undefined ? absent('controls') : equal('controls', controls)),
  );
