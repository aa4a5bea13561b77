import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { setting } from '../platform/config';
import type { MailJob } from './job';

let sqs: SQSClient | undefined;

/**
 * Hands a mail to the queue, from which it is sent at least once: the mail service being down or slow is nobody's
 * wait. Never to a child, but for the invitation that opens the account.
 */
export const sendMail = async (job: MailJob): Promise<void> => {
  sqs ??= new SQSClient({});
  await sqs.send(
    new SendMessageCommand({ QueueUrl: setting('MAIL_QUEUE_URL'), MessageBody: JSON.stringify(job) }),
  );
};
