import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { ConsentRecord } from './store';

/** The proof that consents to data were given, and that they have ended with the account. */
export const proofs = entity({
  name: 'ConsentProof',
  schema: z.object({
    hash: z.string(),
    records: z.array(
      z.pick(ConsentRecord, { consent: true, given: true, version: true, method: true, at: true }),
    ),
    ended_at: z.string(),
  }),
  key: ({ hash }: { hash: string }) => ({ pk: `CONSENTPROOF#${hash}`, sk: 'PROOF' }),
  // The time in which a consent may be disputed.
  retention: { days: 1095 },
  onDeletion: { keep: 'the proof that consent was given and has ended, without a name or an address' },
});
