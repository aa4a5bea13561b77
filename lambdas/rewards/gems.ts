import { type GemKind, gemKinds, type rewards } from '../../contract/rewards/endpoints';
import type { Admitted } from '../accounts/admitted';
import { latestOf } from '../ledger/store';

const shown = 100;

/** The latest entries of all kinds, newest first. The ledger sorts by kind, so each kind is read separately. */
export const gemHistory = async ({ actor }: Admitted<typeof rewards.gemHistory>) => {
  const byKind = await Promise.all(
    gemKinds.map(async (kind: GemKind) =>
      (await latestOf(actor.id, kind, shown)).map(({ gems, created_at, what = null }) => ({
        kind,
        gems,
        what,
        created_at,
      })),
    ),
  );
  const entries = byKind
    .flat()
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, shown);
  return { entries };
};

/** Taken from the record that identified the caller. Only students have gems. */
export const gems = async ({ actor: { role, user } }: Admitted<typeof rewards.gems>) => ({
  gems: role === 'student' ? user.gems : 0,
});
