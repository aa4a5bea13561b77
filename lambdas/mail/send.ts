import { sendJob } from '../platform/queue/send';
import type { MailJob } from './job';

/**
 * Hands a mail to the queue, from which it is sent at least once: the mail service being down or slow is nobody's
 * wait. Never to a child, but for the invitation that opens the account.
 */
export const sendMail = (job: MailJob): Promise<void> => sendJob('MAIL_WORKER_QUEUE_URL', job);
