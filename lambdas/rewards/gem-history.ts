import { type GemKind, gemKinds } from '../../contract/users';
import type { Person } from '../users/identify';
import { latestOf } from './store';

const shown = 100;

/** Entries of every kind share the ledger, sorted by time. */
export const gemHistory = async ({ actor }: { actor: Person }) => {
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
