import { now } from '../platform/clock';
import { keyedHash } from '../platform/keyed-hash';
import { proofs } from './proof-store';
import { type ConsentItem, recordsOf } from './store';
import { forgetTermsOfChild } from './terms/store';

/** What a record proves. The record itself also names the child and the grown-up. */
const proofOf = ({ consent, given, version, method, at }: ConsentItem) => ({
  consent,
  given,
  version,
  method,
  at,
});

/** Keeps the proof that consents were given and have ended, without a name, an address or the person's id. */
export const proveEnded = async (childId: string): Promise<void> => {
  await forgetTermsOfChild(childId);
  const records = (await recordsOf(childId)).map(proofOf);
  if (records.length > 0)
    await proofs.put({ hash: keyedHash(childId), records, ended_at: now().toISOString() });
};
