import { isWeekOver } from '../../contract/rules/week';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { Job } from './jobs';
import { payShard } from './pay';
import { settleStreaks } from './streaks';
import { countShard, findCuts, listTies, rankTies } from './week';

/** Jobs for a running week are refused, because its points still change. */
const isEarly = (job: Job): boolean => 'week' in job && !isWeekOver(job.week, now());

const work = async (job: Job, { isRepeated: again }: { isRepeated: boolean }): Promise<void> => {
  if (isEarly(job)) {
    log.info('not over yet', { step: job.step });
    return;
  }
  switch (job.step) {
    case 'streaks':
      return settleStreaks(job, job.shard);
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
export const runStages = workOff({
  read: (body) => Job.parse(JSON.parse(body)),
  work,
  failure: 'settlement failed',
  about: ({ step }) => ({ step }),
});
