import { now } from '../platform/clock';
import { transact, type Write } from '../platform/table/transact';
import { type Joining, placed } from './class-places';
import { counting } from './counts';
import { stillGuardian } from './guardians';
import { maySee } from './let-in';
import type { State, SupervisionItem } from './store';
import { countingChange, puttingHalves } from './supervision';

interface Entering extends Joining {
  /** The guardian's address. */
  readonly guardian: string;
  readonly together: Readonly<Record<string, Write>>;
}

/** A relation that stands, or waits for the child's yes alone. */
const goesOn = ({ adult, child }: Joining, before: SupervisionItem): boolean =>
  maySee(adult, child, before) || (before.state === 'asked' && before.adult_id === adult.id);

/** A code that is entered again changes nothing. */
const isEntered = (before: SupervisionItem | undefined, classId: string): boolean =>
  before?.classes.includes(classId) === true && (before.guardian || before.guardian_answer?.yes === true);

/** The question to the child. An earlier no, of the child or a guardian, does not prevent it: a guardian asks, not the teacher. */
const asking = (
  { adult, child, classId }: Joining,
  before: SupervisionItem | undefined,
): SupervisionItem => ({
  adult_email: adult.email,
  adult_id: adult.id,
  child_id: child.id,
  state: 'asked',
  guardian: false,
  automatic: false,
  school: adult.school === child.school ? adult.school : null,
  reported: false,
  classes: [classId],
  by_class: classId,
  guardian_answer: null,
  ...(before?.left_classes && { left_classes: before.left_classes }),
  mild_by_mail: false,
  changed_at: now().toISOString(),
  version: 0,
});

/**
 * A guardian lets the teacher of a class in and puts the child there, from the child's own yes on. Returns the state of the relation;
 * undefined if it has changed since it was read, or the guardianship has ended. The question counts among the teacher's open
 * requests, without their limit.
 */
export const enterClass = async (
  before: SupervisionItem | undefined,
  { guardian, together, ...joining }: Entering,
): Promise<State | undefined> => {
  const { adult, classId } = joining;
  const guardian_answer = { by: guardian, yes: true };
  const letIn = before && (before.guardian ? before : { ...before, guardian_answer });
  const stands = letIn !== undefined && goesOn(joining, letIn);
  if (stands && isEntered(before, classId)) return before?.state;
  const item = {
    ...(stands ? placed(letIn, classId) : { ...asking(joining, before), guardian_answer }),
    version: (before?.version ?? 0) + 1,
  };
  const asked = { friends: 0, asked: 1 };
  const refused = await transact<string>({
    ...puttingHalves(item, before),
    // The halves are the guardianship if the guardian teaches the class.
    ...(guardian !== adult.email && { guardianship: stillGuardian(guardian, item.child_id) }),
    ...(!stands && countingChange(before, 'declined')),
    ...(!stands && counting(adult.id, { friends: 0, asked: 0 }, asked, Number.MAX_SAFE_INTEGER)),
    ...together,
  });
  return refused.length === 0 ? item.state : undefined;
};
