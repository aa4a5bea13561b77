import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { deliverMails } from './deliver';

/**
 * Sends the mails about children in a crisis. Unlike other workers it throws when a mail fails: the attempt counts as an error of
 * the function, so the alarm rings while the mail is still being retried.
 */
export const deliverCrisisMails = async (event: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> => {
  const answer = await deliverMails(event);
  if (answer.batchItemFailures.length > 0) throw new Error('A mail about a child in a crisis was not sent');
  return answer;
};
