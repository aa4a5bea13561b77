import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { childrenOfGuardian } from './guardians';
import { grownUps, grownUpsOf, type SupervisionItem, supervisions, supervisionsBy, unchanged } from './store';
import { countingChange, puttingHalves, supervisionOf } from './supervision';

/** The adult may have been named with both addresses for one child: a guardianship prevails. */
const moveOne = ({ adult_email: from, child_id }: SupervisionItem, to: string) =>
  optimistically(async () => {
    const [before, there] = await Promise.all([supervisionOf(from, child_id), supervisionOf(to, child_id)]);
    if (before === undefined) return true;
    const [kept, dropped] = there?.guardian ? [there, before] : [before, there];
    const version = Math.max(before.version, there?.version ?? 0) + 1;
    const refused = await transact<string>({
      'old supervision': supervisions.removing(before, unchanged(before)),
      'old grown-up': grownUps.removing(before, unchanged(before)),
      ...puttingHalves({ ...kept, adult_email: to, version }, there),
      ...countingChange(dropped, 'accepted'),
    });
    return refused.length === 0 || undefined;
  });

/** A guardian's answers about other adults name the guardian. */
const moveAnswers = async (childId: string, from: string, to: string) => {
  for (const { adult_email } of await grownUpsOf(childId))
    await optimistically(async () => {
      const before = await supervisionOf(adult_email, childId);
      const answer = before?.guardian_answer;
      if (before === undefined || answer?.by !== from) return true;
      const item = { ...before, guardian_answer: { ...answer, by: to }, version: before.version + 1 };
      return (await transact<string>(puttingHalves(item, before))).length === 0 || undefined;
    });
};

/**
 * Moves all relations of an adult to another address. Idempotent. 16 write units for a child, and 2 read units more for the child
 * of a guardian. Returns the ids of the children whose guardian the adult is.
 */
export const readdressRelations = async (from: string, to: string): Promise<string[]> => {
  for (const supervision of await supervisionsBy(from, { consistent: true })) await moveOne(supervision, to);
  const children = (await childrenOfGuardian(to)).map(({ child_id }) => child_id);
  for (const childId of children) await moveAnswers(childId, from, to);
  return children;
};
