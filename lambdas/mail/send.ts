import { sendJob } from '../platform/queue/send';
import type { CrisisMail, OrdinaryMail } from './job';

/**
 * Puts a mail on its queue, which delivers it at least once, so that a slow or unavailable mail service delays no request.
 * Children get no mail except the invitation that opens the account.
 */
export const sendMail = (job: OrdinaryMail): Promise<void> => sendJob('mailWorker', job);

/** The same on a queue of its own, which does not wait for other mails. */
export const sendCrisisMail = (job: CrisisMail): Promise<void> => sendJob('mailCrisisWorker', job);
