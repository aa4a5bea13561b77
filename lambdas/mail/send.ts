import { sendJob } from '../platform/queue/send';
import type { MailJob } from './job';

/**
 * Puts a mail on the queue, which delivers it at least once: a slow or unavailable mail service delays no request. Children
 * get no mail except the invitation that opens the account.
 */
export const sendMail = (job: MailJob): Promise<void> => sendJob('MAIL_WORKER_QUEUE_URL', job);
