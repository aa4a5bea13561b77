import { isWeekOver } from '../../contract/rules/week';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { Job } from './jobs';
import { payShard } from './pay';
import { settleStreaks } from './streaks';
import { countShard, findCuts, listTies, rankTies } from './week';

/** A running week would be settled on points that still change: every job for one is refused. */
const isEarly = (job: Job): boolean => 'week' in job && !isWeekOver(job.week, now());

const work = async (job: Job, again: boolean): Promise<void> => {
  if (isEarly(job)) {
    log.info('not over yet', { step: job.step });
    return;
  }
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

/** Runs the stages of a settlement. */
export const handler = workOff(
  ({ body, attributes }) => work(Job.parse(JSON.parse(body)), Number(attributes.ApproximateReceiveCount) > 1),
  'settlement failed',
);
