import { findUser, type UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { students, type studentsOf, sweptAt } from '../accounts/students';
import { reminding, wasEverAnswered } from '../consent/remind';
import { queueMails } from '../mail/outbox';
import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { beginAlone } from './begin';

/** A consent that was in force and withdrawn is another matter: the family knows Inkwren. */
const waitsStill = async (user: UserItem): Promise<boolean> =>
  !mayDo(user, 'core') && !(await wasEverAnswered(user.id));

/** Asks the grown-up once more, and looks at the account again at its end. */
const remind = async (user: UserItem, look_at: string): Promise<void> => {
  const { writes, mails } = await reminding(user);
  const refused = await transact<string>({
    student: students.updating(
      { id: user.id },
      { set: { look_at: sweptAt(user.created_at) } },
      equal('look_at', look_at),
    ),
    ...writes,
  });
  // Refused if the grown-up answers just now: the next run looks again.
  if (refused.length === 0) await queueMails(mails);
};

type Entry = Awaited<ReturnType<typeof studentsOf>>[number];

/** Reminds the grown-up of a child that waits for consent, and deletes the account to which nobody has said yes. */
export const goOnUnanswered = async ({ id, look_at }: Entry): Promise<void> => {
  if (look_at === undefined || look_at > now().toISOString()) return;
  const user = await findUser(id);
  const waits = user !== undefined && (await waitsStill(user));
  if (waits && now().toISOString() < sweptAt(user.created_at)) return remind(user, look_at);
  if (waits) await beginAlone(user);
  await students.update({ id }, { remove: ['look_at'] }, equal('look_at', look_at));
};
