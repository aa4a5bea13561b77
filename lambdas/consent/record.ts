import { consentKinds, consentVersion, type RecordedKind } from '../../contract/consent/kinds';
import type { Consents } from '../../contract/users/endpoints';
import { now } from '../platform/clock';
import type { Write } from '../platform/table/transact';
import { consentRecords, type Method } from './store';

export interface Decision {
  readonly childId: string;
  readonly adultEmail: string | null;
  readonly method: Method;
}

/** Returns the writes that record a yes or no for each of `kinds`. */
export const recording = (
  { childId, adultEmail, method }: Decision,
  given: Consents & { readonly friends?: boolean; readonly transcripts?: boolean },
  kinds: readonly RecordedKind[] = consentKinds,
): Record<string, Write> =>
  Object.fromEntries(
    kinds.map((kind) => [
      `consent ${kind}`,
      consentRecords.putting({
        child_id: childId,
        consent: kind,
        given: given[kind] === true,
        version: consentVersion,
        method,
        adult_email: adultEmail,
        at: now().toISOString(),
      }),
    ]),
  );
