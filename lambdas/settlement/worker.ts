import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { correlate, log } from '../platform/log';
import { Job } from './jobs';
import { payShard } from './pay';
import { settleStreaks } from './streaks';
import { countShard, findCuts, listTies, rankTies } from './week';

const work = (job: Job, again: boolean): Promise<void> => {
  switch (job.step) {
    case 'streaks':
      return settleStreaks(job.day, job.shard);
    case 'count':
      return countShard({ ...job, again }, job.shard);
    case 'cut':
      return findCuts({ ...job, again });
    case 'ties':
      return listTies({ ...job, again }, job.shard);
    case 'rank':
      return rankTies({ ...job, again });
    case 'pay':
      return payShard(job.week, job.shard);
  }
};

/** Works the parts of a settlement off. What fails comes back alone. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body, attributes } of event.Records) {
    correlate(messageId);
    try {
      await work(Job.parse(JSON.parse(body)), Number(attributes.ApproximateReceiveCount) > 1);
    } catch (error) {
      log.error('settlement failed', error);
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
};
