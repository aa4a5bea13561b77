import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { setting } from '../platform/config';
import { correlate, log } from '../platform/log';
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

/** Sends the mails of a batch. One that fails comes back alone, and at last goes to the dead letters. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of event.Records) {
    correlate(messageId);
    try {
      const job = MailJob.parse(JSON.parse(body));
      await deliver(job);
      log.info('mail sent', { kind: job.kind });
    } catch (error) {
      log.error('mail not sent', error);
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
};
