import { isMadeUp } from '../../contract/rules/made-up-address';
import { setting } from '../platform/config';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { workOff } from '../platform/queue/work-off';
import { MailJob } from './job';
import { sendMessage } from './message';
import { textOf } from './texts';

const deliver = (job: MailJob): Promise<void> =>
  sendMessage({ to: job.to, ...textOf(job, setting('SITE_URL')) });

export const deliverMails = workOff({
  read: (body) => MailJob.parse(JSON.parse(body)),
  work: async (job) => {
    // Whatever ordered it: there is no such mailbox, and a returned mail costs the sender's reputation.
    if (isMadeUp(job.to)) {
      log.info('mail to nobody dropped', { kind: job.kind });
      return;
    }
    await deliver(job);
    count('mail_sent', {});
    log.info('mail sent', { kind: job.kind });
  },
  failure: 'mail not sent',
  about: ({ kind }) => ({ kind }),
});
