import { consentKinds, type RecordedKind } from '../../contract/consent/kinds';
import type { Person } from '../accounts/identify';
import { agreedVersion } from '../accounts/terms';
import { now } from '../platform/clock';
import type { Write } from '../platform/table/transact';
import { consentRecords, type Method } from './store';

export interface Decision {
  readonly childId: string;
  readonly adultEmail: string | null;
  readonly method: Method;
  /** The version of the text that the decision is about. */
  readonly version: string;
}

/** Returns the writes that record a yes or no for each of `kinds`. */
export const recording = (
  { childId, adultEmail, method, version }: Decision,
  given: Partial<Record<RecordedKind, boolean>>,
  kinds: readonly RecordedKind[] = consentKinds,
): Record<string, Write> =>
  Object.fromEntries(
    kinds.map((kind) => [
      `consent ${kind}`,
      consentRecords.putting({
        child_id: childId,
        consent: kind,
        given: given[kind] === true,
        version,
        method,
        adult_email: adultEmail,
        at: now().toISOString(),
      }),
    ]),
  );

/** The decision of a student who is old enough to decide alone, under the terms that the student agreed to. */
export const byThemselves = ({ id, user }: Person): Decision => ({
  childId: id,
  adultEmail: null,
  method: 'self',
  version: agreedVersion(user.terms_version),
});
