import { dayIn } from '../../contract/rules/day';
import { nextLetter } from '../../contract/rules/letters';
import { now } from '../platform/clock';
import { setting } from '../platform/config';
import { inParallel } from '../platform/in-parallel';
import { log } from '../platform/log';
import { equal } from '../platform/table/condition';
import { type Job, sendLetters } from './queue';
import { dueLetters, type Subscription, subscriptions } from './store';

/** The schedule orders the letters of the following minutes. */
const runSeconds = 300;

/** Half of what the mail service sends, so that no letter delays a mail about a consent or a crisis. */
const lettersPerSecond = () => Number(setting('MAILS_PER_SECOND')) / 2;

const jobOf = ({ id, time_zone, listed_at = '' }: Subscription): Job => ({
  id,
  day: dayIn(time_zone, new Date(listed_at)),
});

/** Lists the next letter. A letter that was listed anew meanwhile stays where it is. */
const listNext = ({ id, letter, time_zone, listed_at }: Subscription) =>
  subscriptions.update(
    { id },
    { set: { listed_at: nextLetter(letter, time_zone, now()).at.toISOString() } },
    equal('listed_at', listed_at),
  );

/**
 * Runs every five minutes: orders the letters that are due, at most as many as are sent until the next run, and spreads them over
 * that time. The jobs are ordered first: after a crash in between they are ordered once more, and the worker sends each letter
 * once. A letter of an earlier day is ordered too, and the worker leaves it out.
 */
export const orderLetters = async (): Promise<void> => {
  const perSecond = lettersPerSecond();
  const most = Math.ceil(runSeconds * perSecond);
  const until = now().toISOString();
  let ordered = 0;
  let cursor: string | null | undefined;
  while (ordered < most && cursor !== null) {
    const limit = Math.min(100, most - ordered);
    const { items, next } = await subscriptions.page(dueLetters, { until, limit, cursor });
    const before = ordered;
    await sendLetters(items.map(jobOf), (i) => Math.floor((before + i) / perSecond));
    await inParallel(items, listNext);
    ordered += items.length;
    cursor = next;
  }
  log.info('letters ordered', { ordered });
};
