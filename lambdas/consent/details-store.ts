import * as z from 'zod/mini';
import { AskedCorrection } from '../../contract/consent/details';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A child's correction that a guardian or operators have to agree to. A further one replaces it. */
export const askedCorrections = entity({
  name: 'AskedCorrection',
  schema: z.extend(AskedCorrection, { user_id: z.string() }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'ASKEDCORRECTION' }),
  retention: { days: 30 },
  onDeletion: 'delete',
});

/** The corrections of children without a guardian. */
export const correctionsAsked = 'CORRECTIONS_ASKED';

export const askedCorrectionOf = (user_id: string) => askedCorrections.get({ user_id }, { consistent: true });
