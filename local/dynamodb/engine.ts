import type { Store } from 'dynalite/db';
import type { ChangeLog } from './change-log';
import type { Conflicts } from './conflicts';
import type { IdempotencyTokens } from './idempotency-tokens';
import type { Locks } from './locks';
import type { Meter } from './meter';

/** What every operation works on. All writes to items go through these locks. */
export interface Engine {
  store: Store;
  locks: Locks;
  conflicts: Conflicts;
  tokens: IdempotencyTokens;
  changes: ChangeLog;
}

/** A request's JSON as it came in; each operation checks the fields it uses. */
export type Body = Record<string, unknown>;

export type Operation = (engine: Engine, body: Body, meter: Meter) => Promise<object>;
