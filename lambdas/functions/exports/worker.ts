import { makeExport } from '../../exports/make';
import { readJob } from '../../exports/queue';
import { workOff } from '../../platform/queue/work-off';

export const handler = workOff({
  read: readJob,
  work: (job, { isLast }) => makeExport(job, isLast),
  failure: 'export not made',
  about: ({ id }) => ({ export: id }),
});
