import { sendConsentMails } from '../consent/send-mails';
import { log } from '../platform/log';
import { goOnWaiting } from '../store/waiting';
import { queueLeftMails } from './outbox';

/**
 * Runs every five minutes: the mails about consents and about prizes that wait for a guardian, and mails that could not be
 * queued when they were written. Fails, so that the alarm rings, when one of them did; the others are done all the same.
 */
export const handler = async (): Promise<void> => {
  const results = await Promise.allSettled([sendConsentMails(), goOnWaiting(), queueLeftMails()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  log.info('due mails sent');
};
