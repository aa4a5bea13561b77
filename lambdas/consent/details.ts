import type { consent } from '../../contract/consent/endpoints';
import { correctionsPerDay } from '../../contract/rules/details';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countingToday } from '../platform/daily-count';
import { transact } from '../platform/table/transact';
import { guardiansOf } from '../relations/guardians';
import { correctDetails } from './correct';
import { askedCorrections, correctionsAsked } from './details-store';

type Own = Admitted<typeof consent.correct>;

/** Asks a guardian, or operators for a child without one. */
const askFor = async (user_id: string, { birth_year, region }: Own['body']) => {
  const hasGuardian = (await guardiansOf(user_id)).length > 0;
  const asked_at = now().toISOString();
  const refused = await transact({
    count: countingToday(user_id, 'correct-asked', correctionsPerDay),
    asked: askedCorrections.putting({
      user_id,
      birth_year: birth_year ?? null,
      region: region ?? null,
      asked_at,
      ...(!hasGuardian && { list: correctionsAsked, listed_at: asked_at }),
    }),
  });
  if (refused.length > 0) throw new ApiError('details_too_often');
  return { outcome: hasGuardian ? ('guardian' as const) : ('operators' as const) };
};

/** Corrects one's own details. What would let a child decide alone earlier is asked for instead. */
export const correct = async ({ actor, body }: Own) => {
  const after = await correctDetails(actor.id, body, { mayBringForward: false });
  if (after !== undefined) return { outcome: 'changed' as const };
  const { school, ...asked } = body;
  if (school === null) await correctDetails(actor.id, { school }, { mayBringForward: false });
  return askFor(actor.id, asked);
};

/** The corrections of children without a guardian, the oldest first. */
export const listAsked = (cursor: string | undefined) => askedCorrections.page(correctionsAsked, { cursor });

/** Returns the write that removes what a person has asked for. */
export const answeringAsked = (user_id: string) => askedCorrections.removing({ user_id });

export { afterCorrecting, afterCorrection, changedDetails, correctDetails } from './correct';
export { askedCorrectionOf } from './details-store';
