import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import type { Write } from '../platform/table/transact';
import type { OrdinaryMail } from './job';
import { sendMail } from './send';

/** The time for which the queue keeps a mail. */
const keptDays = 4;

/** Mails that were written with a transaction and may not be queued yet. */
const dueMails = entity({
  name: 'DueMail',
  /** `job`: a `MailJob` in JSON; the worker parses it. */
  schema: z.object({ id: z.string(), job: z.string(), listed_at: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: `DUEMAIL#${id}`, sk: 'MAIL' }),
  retention: { days: keptDays, fromCreation: true },
  onDeletion: { keep: 'a mail that is on its way' },
});

const list = 'DUE_MAILS';

/** During the lease the function that wrote or claimed a mail queues it; if it dies, a later run of the schedule does. */
const leaseSeconds = 300;

const leaseEnd = () => secondsFrom(now(), leaseSeconds).toISOString();

export interface DueMail {
  readonly id: string;
  readonly job: OrdinaryMail;
}

export const dueMail = (job: OrdinaryMail): DueMail => ({ id: ulid(now().getTime()), job });

/** Returns the writes that keep mails until they are queued, for the transaction that the mails report. */
export const keeping = (mails: readonly DueMail[]): Record<string, Write> =>
  Object.fromEntries(
    mails.map((mail, i) => [
      `mail ${i}`,
      dueMails.creating({ id: mail.id, job: JSON.stringify(mail.job), list, listed_at: leaseEnd() }),
    ]),
  );

const queue = async ({ id, job }: DueMail): Promise<void> => {
  await sendMail(job);
  await dueMails.remove({ id });
};

/** Queues mails whose transaction has succeeded. The schedule queues those that fail here. */
export const queueMails = async (mails: readonly DueMail[]): Promise<void> => {
  for (const mail of mails)
    await queue(mail).catch((error) => log.error('mail stays due', error, { kind: mail.job.kind }));
};

/** Queues the mails whose lease has ended, each at least once. */
export const queueLeftMails = async (): Promise<void> => {
  const { items } = await dueMails.page(list, { until: now().toISOString(), limit: 50 });
  for (const { id, job, listed_at } of items) {
    const isClaimed = await dueMails.update(
      { id },
      { set: { listed_at: leaseEnd() } },
      equal('listed_at', listed_at),
    );
    if (isClaimed) await queue({ id, job: JSON.parse(job) });
  }
};

const addressedTo = (job: string, to: string): boolean => (JSON.parse(job) as OrdinaryMail).to === to;

/** Addresses the mails that are not queued yet to another address. */
export const readdressMails = async (from: string, to: string): Promise<void> => {
  let cursor: string | undefined;
  do {
    const { items, next } = await dueMails.page(list, { cursor });
    for (const { id, job } of items.filter((mail) => addressedTo(mail.job, from))) {
      const moved = JSON.stringify({ ...JSON.parse(job), to });
      await dueMails.update({ id }, { set: { job: moved } }, equal('job', job));
    }
    cursor = next ?? undefined;
  } while (cursor !== undefined);
};
