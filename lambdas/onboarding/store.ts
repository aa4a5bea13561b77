import * as z from 'zod/mini';
import { isNewer } from '../accounts/terms';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const StoredAgreement = z.object({
  user_id: z.string(),
  version: z.string(),
  /** False: the user said "not now". */
  agreed: z._default(z.boolean(), true),
  agreed_at: z.string(),
});
type AgreementItem = z.infer<typeof StoredAgreement>;

/**
 * The answers to the versions of the terms: a yes and a no of each, with its first time, which nothing replaces. The first
 * agreement of early users has the sort key `TERMS`. A newcomer's is stored before the profile exists.
 */
export const agreements = entity({
  name: 'Agreement',
  schema: StoredAgreement,
  key: ({ user_id, version, agreed }: { user_id: string; version: string; agreed: boolean }) => ({
    pk: userPartition(user_id),
    sk: `TERMS#${version}#${agreed ? 'yes' : 'no'}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

export const agreementsOf = (userId: string): Promise<AgreementItem[]> =>
  agreements.list(userPartition(userId), 'TERMS', { consistent: true });

/** The newest version that a newcomer has agreed to; undefined before the first. */
export const newestAgreement = async (userId: string): Promise<string | undefined> => {
  const agreed = (await agreementsOf(userId)).filter((one) => one.agreed).map(({ version }) => version);
  return agreed.reduce<string | undefined>(
    (newest, version) => (newest === undefined || isNewer(version, newest) ? version : newest),
    undefined,
  );
};
