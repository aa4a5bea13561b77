import { newYorkDay } from '../../contract/rules/day';
import { supervisorsOf } from '../friends/grown-ups';
import { sendMail } from '../mail/send';
import { now, secondsFrom } from '../platform/clock';
import { optionalSetting } from '../platform/config';
import { log } from '../platform/log';
import { all, equal } from '../platform/table/condition';
import { findUser } from '../users/find';
import { ownName } from '../users/names';
import { type FlagItem, flags, flagsOf, notices, noticesDue } from './store';

/** If a run claims a notice and dies, a later run claims it again after this time. */
const leaseSeconds = 300;

/** More mails of one kind in a day say nothing new; the list of operators shows every flag. */
const mostMailsPerDay = 3;

/** Whether enough mails about flags of this kind have been sent to the same people today. */
const isToldOften = async (flag: FlagItem): Promise<boolean> => {
  const day = newYorkDay(now());
  const told = (await flagsOf(flag.user_id)).filter(
    (other) =>
      other.told !== null &&
      other.crisis === flag.crisis &&
      other.may_know === flag.may_know &&
      newYorkDay(new Date(other.created_at)) === day,
  );
  return told.length >= mostMailsPerDay;
};

const tellOperators = async ({ crisis, feature }: FlagItem): Promise<void> => {
  const to = optionalSetting('SAFETY_EMAIL');
  if (to !== undefined) await sendMail({ kind: 'flag_for_operators', to, crisis, feature });
};

/** Returns the number of supervisors who were mailed. */
const tellSupervisors = async ({ user_id, crisis, may_know }: FlagItem): Promise<number> => {
  const child = await findUser(user_id);
  if (child === undefined || may_know === 'operators') return 0;
  const supervisors = await supervisorsOf(child);
  for (const to of supervisors)
    await sendMail({ kind: 'flag_raised', to, child: ownName(child), crisis, region: child.region });
  return supervisors.length;
};

/** Claims a notice, queues the mails, removes it, in this order: after a crash the mails are sent again and never lost. */
const tellOne = async ({ user_id, id, listed_at }: { user_id: string; id: string; listed_at: string }) => {
  const isClaimed = await notices.update(
    { user_id, id },
    { set: { listed_at: secondsFrom(now(), leaseSeconds).toISOString() } },
    all(equal('list', noticesDue), equal('listed_at', listed_at)),
  );
  if (!isClaimed) return;
  const flag = await flags.get({ user_id, id }, { consistent: true });
  if (flag !== undefined && !(await isToldOften(flag))) {
    await tellOperators(flag);
    const told = await tellSupervisors(flag);
    await flags.update({ user_id, id }, { set: { told } }, equal('id', id));
  }
  await notices.remove({ user_id, id });
};

/**
 * Runs every minute: mails those who must know of a flag. The mails contain no words of the child. Fails, so that the
 * alarm rings, when one could not be queued: a later run repeats it.
 */
export const handler = async (): Promise<void> => {
  const { items } = await notices.page(noticesDue, { until: now().toISOString(), limit: 25 });
  const done = await Promise.allSettled(items.map(tellOne));
  const failed = done.filter((one) => one.status === 'rejected');
  for (const { reason } of failed) log.error('flag not told', reason);
  log.info('flags told', { count: items.length - failed.length });
  if (failed.length > 0) throw new Error('Some flags are told to nobody yet');
};
