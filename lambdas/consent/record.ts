import { type ConsentKind, consentKinds, consentVersion } from '../../contract/consent-kinds';
import type { Consents } from '../../contract/users';
import { now } from '../platform/clock';
import type { Write } from '../platform/table/transact';
import { consentRecords, guardianships, type Method } from './store';

export interface Decision {
  readonly childId: string;
  readonly adultEmail: string | null;
  readonly method: Method;
}

/** Returns the writes that record a yes or no for each of `kinds`. */
export const recording = (
  { childId, adultEmail, method }: Decision,
  consents: Consents,
  kinds: readonly ConsentKind[] = consentKinds,
): Record<string, Write> =>
  Object.fromEntries(
    kinds.map((kind) => [
      `consent ${kind}`,
      consentRecords.putting({
        child_id: childId,
        consent: kind,
        given: consents[kind],
        version: consentVersion,
        method,
        adult_email: adultEmail,
        at: now().toISOString(),
      }),
    ]),
  );

/** Returns the write that makes a grown-up the guardian of a child. */
export const becomingGuardian = (adultEmail: string, childId: string): Write =>
  guardianships.putting({ adult_email: adultEmail, child_id: childId, since: now().toISOString() });
