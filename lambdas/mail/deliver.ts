import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { setting } from '../platform/config';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { workOff } from '../platform/queue/work-off';
import { MailJob } from './job';
import { textOf } from './texts';

const ses = new SESv2Client({});

const deliver = async (job: MailJob): Promise<void> => {
  const { subject, text } = textOf(job, setting('SITE_URL'));
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: setting('MAIL_FROM'),
      Destination: { ToAddresses: [job.to] },
      Content: { Simple: { Subject: content(subject), Body: { Text: content(text) } } },
    }),
  );
};

export const deliverMails = workOff({
  read: (body) => MailJob.parse(JSON.parse(body)),
  work: async (job) => {
    await deliver(job);
    count('mail_sent', {});
    log.info('mail sent', { kind: job.kind });
  },
  failure: 'mail not sent',
  about: ({ kind }) => ({ kind }),
});
