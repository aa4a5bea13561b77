import { sendConsentMails } from '../../consent/send-mails';
import { sendTermsMails } from '../../consent/terms/mails';
import { queueLeftMails } from '../../mail/outbox';
import { log } from '../../platform/log';
import { goOnWaiting } from '../../shop/orders/waiting';

/**
 * Runs every five minutes: sends the mails about consents, newer terms and prizes that wait for a guardian, and queues the mails that
 * could not be queued when they were written. All four tasks run even if one fails; the failure is then thrown for the alarm.
 */
export const handler = async (): Promise<void> => {
  const results = await Promise.allSettled([
    sendConsentMails(),
    sendTermsMails(),
    goOnWaiting(),
    queueLeftMails(),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  log.info('due mails sent');
};
