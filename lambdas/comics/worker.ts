import { workOff } from '../platform/queue/work-off';
import { makeComic } from './make-comic';
import { movePictures } from './move-pictures';
import { readJob } from './queue';

const idsOf = (body: string) => {
  const job = readJob(body);
  return job.work === 'draw' ? { comic: job.id } : { moved: job.user_id };
};

export const handler = workOff(
  async ({ body }, isLast) => {
    const job = readJob(body);
    if (job.work === 'move') await movePictures(job.user_id);
    else await makeComic(job, isLast);
  },
  'comic not drawn',
  { queue: 'COMICS_WORKER_QUEUE', about: idsOf },
);
