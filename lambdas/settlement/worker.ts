import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { correlate, log } from '../platform/log';
import { Job } from './jobs';
import { payShard } from './pay';
import { settleStreaks } from './streaks';
import { countShard, findCuts, listTies, rankTies } from './week';

const work = (job: Job): Promise<void> => {
  switch (job.step) {
    case 'streaks':
      return settleStreaks(job.day, job.shard);
    case 'count':
      return countShard(job.week, job.shard);
    case 'cut':
      return findCuts(job.week);
    case 'ties':
      return listTies(job.week, job.shard);
    case 'rank':
      return rankTies(job.week);
    case 'pay':
      return payShard(job.week, job.shard);
  }
};

/** Works the parts of a settlement off. What fails comes back alone. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of event.Records) {
    correlate(messageId);
    try {
      await work(Job.parse(JSON.parse(body)));
    } catch (error) {
      log.error('settlement failed', error);
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
};
