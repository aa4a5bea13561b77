import type { Store } from 'dynalite/db';
import type { ChangeLog } from './change-log';
import type { Conflicts } from './conflicts';
import type { IdempotencyTokens } from './idempotency-tokens';
import type { LateIndexes } from './late-indexes';
import type { Locks } from './locks';
import type { Meter } from './meter';

/** The state that operations share. All writes to items take these locks. */
export interface Engine {
  store: Store;
  locks: Locks;
  conflicts: Conflicts;
  tokens: IdempotencyTokens;
  changes: ChangeLog;
  indexes: LateIndexes;
}

/** The JSON of a request before validation. Each operation checks the fields that it uses. */
export type Body = Record<string, unknown>;

export type Operation = (engine: Engine, body: Body, meter: Meter) => Promise<object>;
