import { makeNext } from '../../articles/make-next';
import { readJob } from '../../articles/queue';
import { workOff } from '../../platform/queue/work-off';

export const handler = workOff({ read: readJob, work: makeNext, failure: 'article not made' });
