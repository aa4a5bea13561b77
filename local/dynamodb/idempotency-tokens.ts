import { createHash } from 'node:crypto';
import type { BatchOperation, Store } from 'dynalite/db';
import { refusal } from './errors';

const KEYSPACE = 'transaction-token~';
const AFTER_KEYSPACE = 'transaction-token\x7f';
const LIFETIME_MS = 10 * 60 * 1000;

interface Usage {
  fingerprint: string;
  expires: number;
}

/**
 * The ClientRequestTokens of the last ten minutes. They are stored in the batch of their transaction, so that a repeated request
 * writes nothing twice, even if the process was killed before it answered.
 */
export class IdempotencyTokens {
  private constructor(private readonly used: Map<string, Usage>) {}

  static async load(store: Store): Promise<IdempotencyTokens> {
    const used: [string, Usage][] = [];
    for await (const [key, usage] of store.db.iterator({ gte: KEYSPACE, lt: AFTER_KEYSPACE }))
      used.push([key.slice(KEYSPACE.length), usage as Usage]);
    used.sort(([, a], [, b]) => a.expires - b.expires);
    return new IdempotencyTokens(new Map(used));
  }

  static fingerprint(items: unknown): string {
    return createHash('sha256').update(JSON.stringify(items)).digest('base64');
  }

  /** True if this request was carried out before. Throws a refusal if the token belongs to a different request. */
  isDone(token: string, fingerprint: string): boolean {
    const usage = this.used.get(token);
    if (!usage || usage.expires <= Date.now()) return false;
    if (usage.fingerprint !== fingerprint)
      throw refusal(
        'IdempotentParameterMismatchException',
        'Request parameters do not match those of an earlier request with the same ClientRequestToken',
      );
    return true;
  }

  /** The rows to commit with the transaction: they add this token and remove expired ones. */
  rows(token: string, fingerprint: string): BatchOperation[] {
    const value: Usage = { fingerprint, expires: Date.now() + LIFETIME_MS };
    return [
      ...this.expired().map((old): BatchOperation => ({ type: 'del', key: KEYSPACE + old })),
      { type: 'put', key: KEYSPACE + token, value },
    ];
  }

  /** Must be called once the rows are committed. */
  remember(token: string, fingerprint: string): void {
    for (const old of this.expired()) this.used.delete(old);
    this.used.delete(token);
    this.used.set(token, { fingerprint, expires: Date.now() + LIFETIME_MS });
  }

  /** Expired tokens. The map is in order of expiry, so the search ends at the first valid token. */
  private expired(): string[] {
    const now = Date.now();
    const found: string[] = [];
    for (const [token, { expires }] of this.used) {
      if (expires > now) break;
      found.push(token);
    }
    return found;
  }
}
