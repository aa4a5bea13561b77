import { makeComic } from '../../comics/drawing/make-comic';
import { movePictures } from '../../comics/drawing/move-pictures';
import { readJob } from '../../comics/queue';
import { workOff } from '../../platform/queue/work-off';

export const handler = workOff({
  read: readJob,
  work: async (job, { isLast }) => {
    if (job.work === 'move') await movePictures(job.user_id);
    else await makeComic(job, isLast);
  },
  failure: 'comic not drawn',
  about: (job) => (job.work === 'draw' ? { comic: job.id } : { moved: job.user_id }),
});
