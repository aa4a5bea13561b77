import { type CrisisKind, severities } from '../../contract/flags/kinds';
import { newYorkDay } from '../../contract/rules/day';
import { findUser, type UserItem } from '../accounts/find';
import { ownName } from '../accounts/names';
import { sendCrisisMail, sendMail } from '../mail/send';
import { now, secondsFrom } from '../platform/clock';
import { optionalSetting } from '../platform/config';
import { log } from '../platform/log';
import { all, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { whomToTell } from '../relations/grown-ups';
import { guardiansOf } from '../relations/guardians';
import { countOverdue } from './deadline';
import { type FlagItem, flags, flagsOf, type Notice, notices, noticesDue } from './store';

/** If a run claims a notice and dies, a later run claims it again after this time. */
const leaseSeconds = 300;

/** Limits the mails to supervisors about flags of one kind and severity. Operators are mailed about every flag but a mild one. */
const mostMailsPerDay = 3;

/** Whether enough mails about flags of this kind have reached the same people today. */
const isToldOften = async (flag: FlagItem): Promise<boolean> => {
  const day = newYorkDay(now());
  const told = (await flagsOf(flag.user_id)).filter(
    (other) =>
      (other.told ?? 0) > 0 &&
      other.crisis === flag.crisis &&
      other.may_know === flag.may_know &&
      other.severity === flag.severity &&
      newYorkDay(new Date(other.created_at)) === day,
  );
  return told.length >= mostMailsPerDay;
};

const tellOperators = async ({
  crisis,
  feature,
  severity,
  talks_off_at,
  escalated_at,
}: FlagItem): Promise<void> => {
  if (severity === severities.mild && escalated_at === undefined) return;
  const known = optionalSetting('SAFETY_EMAIL');
  const recipients = escalated_at === undefined ? known : (optionalSetting('ESCALATION_EMAIL') ?? known);
  for (const to of recipients?.split(',') ?? [])
    await sendCrisisMail({
      kind: 'flag_for_operators',
      to,
      crisis,
      feature,
      doubtful: severity === severities.doubtful,
      talks_off: talks_off_at !== undefined,
      escalated: escalated_at !== undefined,
    });
};

/** A sorrow: the guardians who want to be mailed, by the ordinary queue, so that no mail about a danger waits for it. */
const tellOfSorrow = async (child: UserItem): Promise<number> => {
  const wanting = (await guardiansOf(child.id)).filter(({ mild_by_mail }) => mild_by_mail);
  for (const { adult_email: to } of wanting)
    await sendMail({ kind: 'sorrow_noticed', to, child: ownName(child), child_id: child.id });
  return wanting.length;
};

const tellOfDanger = async (child: UserItem, crisis: CrisisKind): Promise<number> => {
  const supervisors = await whomToTell(child);
  for (const to of supervisors)
    await sendCrisisMail({ kind: 'flag_raised', to, child: ownName(child), crisis, region: child.region });
  return supervisors.length;
};

/** Returns the number of supervisors who were mailed. Nobody but an operator hears of a doubtful flag. */
const tellSupervisors = async ({ user_id, crisis, may_know, severity }: FlagItem): Promise<number> => {
  const child = await findUser(user_id);
  if (child === undefined || may_know === 'operators' || severity === severities.doubtful) return 0;
  return severity === severities.mild ? tellOfSorrow(child) : tellOfDanger(child, crisis);
};

/**
 * Claims a notice, queues the mails and removes the notice, in this order: a crash can repeat mails but never lose them.
 * Operators are not mailed again while the supervisors' mails fail. A notice that was ordered anew meanwhile stays.
 */
const tellOne = async ({ user_id, id, listed_at, operators_told }: Notice): Promise<void> => {
  const key = { user_id, id };
  const lease = secondsFrom(now(), leaseSeconds).toISOString();
  const isClaimed = await notices.update(
    key,
    { set: { listed_at: lease } },
    all(equal('list', noticesDue), equal('listed_at', listed_at)),
  );
  if (!isClaimed) return;
  const flag = await flags.get(key, { consistent: true });
  if (flag !== undefined) {
    if (!operators_told) {
      await tellOperators(flag);
      await notices.update(key, { set: { operators_told: true } }, equal('listed_at', lease));
    }
    // Who has been told of it is not told again when it is escalated.
    if (flag.told === null && !(await isToldOften(flag)))
      await flags.update(key, { set: { told: await tellSupervisors(flag) } }, equal('id', id));
  }
  await transact({ notice: notices.removing(key, equal('listed_at', lease)) });
};

const perPage = 25;

/** Less than the timeout of the function. */
const milliseconds = 15_000;

/**
 * Runs every minute, queues the mails about new flags, and counts those whose deadline has passed. The mails contain no words of the child. Throws when a mail could not
 * be queued, so that the alarm rings; a later run repeats it.
 */
export const tellOfFlags = async (): Promise<void> => {
  const [began, until] = [performance.now(), now().toISOString()];
  let [told, failed] = [0, 0];
  let cursor: string | undefined;
  do {
    const { items, next } = await notices.page(noticesDue, { cursor, until, limit: perPage });
    const done = await Promise.allSettled(items.map(tellOne));
    for (const one of done) if (one.status === 'rejected') log.error('flag not told', one.reason);
    failed += done.filter(({ status }) => status === 'rejected').length;
    told += done.filter(({ status }) => status === 'fulfilled').length;
    cursor = next ?? undefined;
  } while (cursor !== undefined && performance.now() - began < milliseconds);
  log.info('flags told', { count: told });
  await countOverdue();
  if (failed > 0) throw new Error('Some flags are told to nobody yet');
};
