import type { consent } from '../../contract/consent/endpoints';
import type { Admitted } from '../accounts/admitted';
import { switching } from '../accounts/change-user';
import { maskedAddress } from '../accounts/mask';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { guardiansOf } from '../relations/guardians';
import { mustDecideAlone } from './decide';
import { endingGuardianship, mustKeepWayIn, unverifyWithoutChildren } from './end-guardianship';

type Guardians = Awaited<ReturnType<typeof guardiansOf>>;

const present = (see: 'all' | 'no_talks' | 'nothing' | null, guardians: Guardians) => ({
  see,
  guardians: guardians.map(({ adult_email, changed_at }) => ({
    address: maskedAddress(adult_email),
    since: changed_at,
  })),
});

export const ownGuardians = async ({ actor }: Admitted<typeof consent.ownGuardians>) =>
  present(actor.user.guardians_see, await guardiansOf(actor.id));

const endingAll = async (guardians: Guardians): Promise<Record<string, Write>> => {
  const writes: [string, Write][] = [];
  for (const guardian of guardians)
    for (const [name, write] of Object.entries(await endingGuardianship(guardian)))
      writes.push([`${name} ${guardian.adult_email}`, write]);
  return Object.fromEntries(writes);
};

/**
 * A student who has reached the age of consent decides what guardians go on seeing. `nothing` ends the guardianships in the same
 * transaction; a later answer brings none of them back.
 */
export const setGuardiansSee = async ({ actor, body: { see } }: Admitted<typeof consent.setGuardiansSee>) => {
  mustDecideAlone(actor);
  const { before, left } = await optimistically(async () => {
    const before = await guardiansOf(actor.id);
    const ends = see === 'nothing';
    if (ends && before.length > 0)
      await mustKeepWayIn(
        actor.user,
        before.map(({ adult_email }) => adult_email),
      );
    const refused = await transact<string>({
      user: switching(actor.id, { guardians_see: see }),
      ...(ends && (await endingAll(before))),
    });
    return refused.length === 0 ? { before, left: ends ? [] : before } : undefined;
  });
  if (see === 'nothing') for (const { adult_email } of before) await unverifyWithoutChildren(adult_email);
  return present(see, left);
};
